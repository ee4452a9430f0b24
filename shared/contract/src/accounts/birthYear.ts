import { wholeNumber } from '../rules/typedNumbers'

/** People count as adults from 1 January of the year after the one in which they turn this age, in years. */
const LAST_MINOR_AGE = 18

export const BIRTH_YEAR_MIN = 1900

/**
 * Reads a typed year of birth. Digits of any script are accepted.
 *
 * @param year the present year
 * @returns undefined if no living person can have been born in that year
 */
export function typedBirthYear(text: string, year: number): number | undefined {
  const typed = wholeNumber(text, year)
  return typed !== undefined && typed >= BIRTH_YEAR_MIN ? typed : undefined
}

/** The time for which a guardian can use the mailed link to give or refuse consent, in days. */
export const GUARDIAN_LINK_DAYS = 30

/** Returns the latest year of birth with which a person counts as an adult in `year`. */
export const lastAdultBirthYear = (year: number) => year - LAST_MINOR_AGE - 1

/** Returns true if a person with this year of birth counts as a minor in `year`. */
export const isMinor = (birthYear: number, year: number) => birthYear > lastAdultBirthYear(year)

/** Returns the current year in the given time zone. */
export function yearAt(now: Date, timeZone: string): number {
  return Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(now))
}
