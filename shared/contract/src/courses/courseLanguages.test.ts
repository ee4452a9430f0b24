import { COURSE_LANGUAGES, languageOf, languageOfTitle } from './courseLanguages'

test.each([
  ['Web Pages From Scratch', 'en'],
  ['पैसों की समझ', 'hi'],
  ['HTML और CSS की शुरुआत', 'hi'],
  ['A Résumé That Gets Read', 'en'],
  ['What नमस्ते means', 'en'],
  ['தமிழில் கணினி', 'ta'],
  ['2026 – 100 %', undefined],
  ['', undefined],
])('%s is %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})

test.each([
  ['संगणकाची ओळख', 'mr', 'mr'],
  ['Introduction to computers', 'mr', 'en'],
  ['कंप्यूटर', 'en', 'hi'],
  ['कंप्यूटर', 'unknown', 'hi'],
])('%s in a course in %s is %s', (text, stated, language) => {
  expect(languageOf(text, stated)).toBe(language)
})

test('every language is a canonical BCP 47 tag with a name', () => {
  expect(Intl.getCanonicalLocales(COURSE_LANGUAGES)).toEqual(COURSE_LANGUAGES)
  const names = new Intl.DisplayNames('en', { type: 'language' })
  for (const language of COURSE_LANGUAGES) expect(names.of(language)).not.toBe(language)
})

test('a title without letters is in English', () => {
  expect(languageOfTitle('101')).toBe('en')
})
