import { needsCertificateName, unprintedIn } from '@mentor-connect/contract/accounts/printableNames'
import { rangeTest } from './fonts'
import { drawableText, splitRuns, undrawable, visualOrder } from './runs'
import type { Style } from './fonts'

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

test('keeps the sentence mark that scripts share in the script of its sentence', () => {
  expect(splitRuns('தமிழ்।', 'display')).toHaveLength(1)
})

test.each([
  ['محمد علی', ['علی', ' ', 'محمد']],
  ['محمد (Ali) خان', ['خان', ') ', 'Ali', ' (', 'محمد']],
  ['Asha محمد علی', ['Asha ', 'علی', ' ', 'محمد']],
])('%s stands as %j from left to right', (text, shown) => {
  expect(visualOrder(splitRuns(text, 'display')).map((run) => run.text)).toEqual(shown)
})

test('names the characters that no font has', () => {
  expect(undrawable('Zoë 王小明 🙂', 'display')).toEqual(['王', '小', '明', '🙂'])
  expect(undrawable('Nguye\u0302\u0303n O’Brien \u200d', 'display')).toEqual([])
  expect(drawableText('Bread 🍞 baking', 'display')).toBe('Bread baking')
})

test.each([
  ['U+0900-097F,U+20B9', 0x0905, true],
  ['U+0900-097F,U+20B9', 0x20b9, true],
  ['U+0900-097F,U+20B9', 0x41, false],
])('%s covers %i: %s', (ranges, codePoint, covered) => {
  expect(rangeTest(ranges)(codePoint)).toBe(covered)
})

test.each([
  'Zoë O’Brien-Łukasz',
  'Ελένη',
  'Наталья',
  'आशा वर्मा',
  'தமிழ்ச்செல்வி',
  'মিতা',
  'లక్ష్మి',
  'ಕೃಷ್ಣ',
  'മോഹൻ',
  'જયેશ',
  'ਗੁਰਪ੍ਰੀਤ',
  'ସୁଜାତା',
  'عائشہ',
  'Asha 🙂',
  'Ravi 🇮🇳',
  '王小明',
  'さくら',
  '김민준',
  'สมชาย',
  'გიორგი',
])('of %j the name field and the fonts know the same to be missing', (name) => {
  expect(unprintedIn(name)).toEqual(undrawable(name, 'display'))
})

/** Scripts that the fonts have, and letters and digits that belong to none. */
const SCRIPTS =
  /[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Deva}\p{sc=Taml}\p{sc=Beng}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Gujr}\p{sc=Guru}\p{sc=Orya}\p{sc=Arab}\p{sc=Zyyy}\p{sc=Zinh}]/u
const STYLES: Style[] = ['display', 'text', 'italic', 'label', 'labelBold']

test.each(STYLES)('the rule of names knows each letter and digit that the fonts of %s have', (style) => {
  const differing: string[] = []
  for (let code = 0; code <= 0x1ffff; code++) {
    const letter = String.fromCodePoint(code)
    if (!/[\p{L}\p{Nd}]/u.test(letter) || !SCRIPTS.test(letter)) continue
    if (needsCertificateName(letter) === (undrawable(letter, style).length === 0))
      differing.push(`U+${code.toString(16)}`)
  }
  expect(differing).toEqual([])
})

test.each([
  ['Ｃｌａｓｓ　１０', 'Class 10'],
  ['𝓐𝓼𝓱𝓪', 'Asha'],
  ['Kɔ́jɔ́', 'Kɔjɔ'],
  ['Z̷a̷l̷g̷o̷', 'Zalgo'],
  ['Step 1️⃣', 'Step 1'],
  ['ﬁrst', 'first'],
  ['क्षत्रि॒य', 'क्षत्रि॒य'],
  ['王 小', ''],
])('%s is drawn as %s', (text, shown) => expect(drawableText(text, 'display')).toBe(shown))
