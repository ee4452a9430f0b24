import type { Locale } from './locales'

const LETTERS: Record<Locale, RegExp> = { en: /\p{Script=Latin}/gu, hi: /\p{Script=Devanagari}/gu }

/**
 * The language of a text that a person wrote, by the script of most of its letters: for the `lang` attribute of content
 * that may be in another language than the page. Undefined for a text without letters of either script.
 */
export function languageOf(text: string): Locale | undefined {
  const english = text.match(LETTERS.en)?.length ?? 0
  const hindi = text.match(LETTERS.hi)?.length ?? 0
  if (english === 0 && hindi === 0) return undefined
  return hindi >= english ? 'hi' : 'en'
}
