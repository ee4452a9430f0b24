import { rangeTest } from './fonts'
import { splitRuns } from './runs'

const shapes = (text: string) =>
  splitRuns(text, 'display').map(({ face, text: part }) => [
    /^noto-\w+(-devanagari)?/.exec(face.name)?.[0],
    part,
  ])

test.each([
  ['Rahul', [['noto-serif', 'Rahul']]],
  ['विद्यार्थी', [['noto-sans-devanagari', 'विद्यार्थी']]],
  [
    'श्री Rahul',
    [
      ['noto-sans-devanagari', 'श्री'],
      ['noto-serif', ' Rahul'],
    ],
  ],
])('%j is set in %j', (text, runs) => {
  expect(shapes(text)).toEqual(runs)
})

test('takes a letter missing from the first file from the next', () => {
  expect(splitRuns('Śarmā', 'display').map(({ text }) => text)).toEqual(['Ś', 'arm', 'ā'])
})

test.each([
  ['U+0900-097F,U+20B9', 0x0905, true],
  ['U+0900-097F,U+20B9', 0x20b9, true],
  ['U+0900-097F,U+20B9', 0x41, false],
])('%s covers %i: %s', (ranges, codePoint, covered) => {
  expect(rangeTest(ranges)(codePoint)).toBe(covered)
})
