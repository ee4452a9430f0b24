import { dateFormats } from '../rules/dateFormats'

type Locale = 'en' | 'hi'

/** Returns the name of a month, counted from 1: `Jan`, `जनवरी`. */
export const monthName = (month: number, locale: Locale) =>
  dateFormats(locale, 'UTC').monthName(Date.UTC(2000, month - 1, 1))

/** Returns a year, with its month if one is stated: `2022`, `Jan 2022`. */
export const monthAndYear = (year: number, month: number | undefined, locale: Locale) =>
  month === undefined ? String(year) : `${monthName(month, locale)} ${year}`
