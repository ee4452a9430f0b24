/**
 * Scripts whose letters join or change position, each with the language for which it is used most in India.
 */
const LANGUAGES: [script: RegExp, language: string][] = [
  [/\p{Script=Devanagari}/u, 'hi-IN'],
  [/\p{Script=Tamil}/u, 'ta-IN'],
  [/\p{Script=Bengali}/u, 'bn-IN'],
  [/\p{Script=Telugu}/u, 'te-IN'],
  [/\p{Script=Kannada}/u, 'kn-IN'],
  [/\p{Script=Malayalam}/u, 'ml-IN'],
  [/\p{Script=Gujarati}/u, 'gu-IN'],
  [/\p{Script=Gurmukhi}/u, 'pa-IN'],
  [/\p{Script=Oriya}/u, 'or-IN'],
  [/\p{Script=Arabic}/u, 'ur-IN'],
]

/** Returns the language of text in a script of India other than Latin, or undefined for other text. */
export function indianLanguage(text: string): string | undefined {
  return LANGUAGES.find(([script]) => script.test(text))?.[1]
}
