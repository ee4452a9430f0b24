import { fitText, wrap } from './fitText'

/** Measures every character as half as wide as the font size. */
const measure = (text: string) => [...text].length / 2
const box = {
  width: 100,
  sizes: [
    [20, 16, 12],
    [12, 8],
  ],
}

test.each([
  ['ten chars.', 20, 1],
  ['twelve chars', 16, 1],
  ['sixteen chars it', 12, 1],
  ['rather more than sixteen', 12, 2],
  ['thirty characters and more of it', 8, 2],
])('%j is set at %i on %i line(s)', (text, size, lines) => {
  const fitted = fitText(text, box, measure)
  expect([fitted.size, fitted.lines.length]).toEqual([size, lines])
  expect(fitted.lines.join(' ')).toBe(text)
})

test('lines are balanced', () => {
  expect(fitText('one two three four five', box, measure).lines).toEqual(['one two three', 'four five'])
})

test('a word that is too long breaks between graphemes', () => {
  expect(wrap('क्षत्रियक्षत्रिय', 3, measure).join('')).toBe('क्षत्रियक्षत्रिय')
  expect(wrap('abcdefgh', 2, measure)).toEqual(['abcd', 'efgh'])
})

test.each([
  ['site.example/resource/12345678', 12, ['site.example/resource/', '12345678']],
  ['ab/cdefgh', 2, ['ab/', 'cdef', 'gh']],
  ['/abcdef', 2, ['/', 'abcd', 'ef']],
  ['abcd/', 2, ['abcd', '/']],
])('%s of width %i breaks after slashes: %j', (word, width, lines) => {
  expect(wrap(word, width, measure)).toEqual(lines)
})

test('text that does not fit is set at the smallest size', () => {
  const { size, lines } = fitText('x'.repeat(200), box, measure)
  expect(size).toBe(8)
  expect(lines.join('')).toHaveLength(200)
})
