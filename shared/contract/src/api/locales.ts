import { literals } from './wire'

export const LOCALES = ['en', 'hi'] as const
export type Locale = (typeof LOCALES)[number]
export const Locale = literals(LOCALES)
/** The language of people of whom nothing else is known, and of addresses that name none. */
export const DEFAULT_LOCALE: Locale = 'en'

/** Name of the cookie and of the entry of local storage with the language that a person has chosen. */
export const LOCALE_KEY = 'mc.locale'
