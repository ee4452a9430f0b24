import { languageOf } from './languageOf'

test.each([
  ['Web Pages From Scratch', 'en'],
  ['पैसों की समझ', 'hi'],
  ['HTML और CSS की शुरुआत', 'hi'],
  ['A Résumé That Gets Read', 'en'],
  ['What नमस्ते means', 'en'],
  ['2026 – 100 %', undefined],
  ['', undefined],
])('%s is %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})
