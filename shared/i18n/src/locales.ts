import { DEFAULT_LOCALE, LOCALES, type Locale } from '@mentor-connect/contract/api/locales'

export { DEFAULT_LOCALE, LOCALES }
export type { Locale }

/** Each language's name in that language. */
export const LOCALE_NAMES: Record<Locale, string> = { en: 'English', hi: 'हिन्दी' }

/** BCP 47 tags for `Intl`: Indian conventions in both languages. */
export const INTL_TAGS: Record<Locale, string> = { en: 'en-IN', hi: 'hi-IN' }

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale)
}
