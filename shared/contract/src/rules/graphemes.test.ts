import { graphemeCount, graphemesOf, hasMoreGraphemes, truncate } from './graphemes'

test.each([
  ['', 0],
  ['abc', 3],
  ['नमस्ते', 3],
  ['क्षत्रिय', 3],
  ['👩‍🏫!', 2],
])('%s has %i characters', (text, count) => {
  expect(graphemeCount(text)).toBe(count)
})

test.each([
  ['Learn JavaScript', 20, 'Learn JavaScript'],
  ['12345678901234567890', 20, '12345678901234567890'],
  ['123456789012345678901', 20, '12345678901234567890...'],
  ['नमस्ते दुनिया', 3, 'नमस्ते...'],
])('%s cut to %i', (text, limit, cut) => {
  expect(truncate(text, limit)).toBe(cut)
})

const LONG = {
  letters: 'a'.repeat(2_000),
  'a mix': 'अe\u0301👩‍👩‍👧x🇮🇳🇮🇳'.repeat(300),
  'one letter with many marks': `e${'\u0301'.repeat(2_000)}f`,
  families: '👨‍👩‍👧‍👦'.repeat(300),
  flags: '🇮🇳'.repeat(700),
  conjuncts: 'क्षि'.repeat(700),
}

test.each(Object.entries(LONG))('%s are split as Intl.Segmenter splits them', (_, text) => {
  for (const shifted of [text, `x${text}`, `xy${text}`, `xyz${text}`]) {
    const expected = Array.from(new Intl.Segmenter('und').segment(shifted), ({ segment }) => segment)
    expect([...graphemesOf(shifted)]).toEqual(expected)
  }
})

test.each([
  ['', 0, false],
  ['abc', 3, false],
  ['abcd', 3, true],
  ['नमस्ते', 3, false],
  ['नमस्ते!', 3, true],
])('%s has more than %i characters: %s', (text, limit, expected) => {
  expect(hasMoreGraphemes(text, limit)).toBe(expected)
})
