import { foldText, foldedWords } from './foldText'

test.each([
  ['Résumé', 'resume'],
  ['कम्प्यूटर', 'कंप्यूटर'],
  ['हिन्दी', 'हिंदी'],
  ['अँग्रेज़ी', 'अंग्रेजी'],
  ['ज़रूरी', 'जरूरी'],
  ['२५', '25'],
  ['क्\u200dष', 'क्ष'],
])('%s is searched as %s', (written, folded) => {
  expect(foldText(written)).toBe(foldText(folded))
  expect(foldText(foldText(written))).toBe(foldText(written))
})

test('words keep their signs and lose punctuation', () => {
  expect(foldedWords('React, पैसों की समझ: 2.0!')).toEqual(['react', 'पैसों', 'की', 'समझ', '2', '0'])
})
