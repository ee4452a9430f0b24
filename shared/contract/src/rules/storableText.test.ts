import { isStorableText } from './storableText'

test.each(['', 'Asha', 'नमस्ते', '👩‍🏫', '\t\n', '\u202e', '\ufffd'])('%j can be stored', (text) =>
  expect(isStorableText(text)).toBe(true),
)

test.each(['\u0000', 'a\u0000b', '\ud83d', '\udc69', 'a\ud83d b', '👩‍🏫\ude00'])(
  '%j cannot be stored',
  (text) => expect(isStorableText(text)).toBe(false),
)
