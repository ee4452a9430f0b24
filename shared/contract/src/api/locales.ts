import { literals } from './wire'

export const LOCALES = ['en', 'hi'] as const
export type Locale = (typeof LOCALES)[number]
export const Locale = literals(LOCALES)
/** The default language for people whose language is unknown, and for addresses that name no language. */
export const DEFAULT_LOCALE: Locale = 'en'

/** Name of the cookie, and of the entry in local storage, that holds the language a person has chosen. */
export const LOCALE_KEY = 'mc.locale'
