import { wholeNumber } from '../rules/typedNumbers'

/** People count as adults from the year after the one in which they turn this age, in years. */
const LAST_MINOR_AGE = 18

export const BIRTH_YEAR_MIN = 1900

/**
 * Reads a typed year of birth, in the digits of any script.
 *
 * @param year the present year
 * @returns undefined if nobody alive can have been born then
 */
export function typedBirthYear(text: string, year: number): number | undefined {
  const typed = wholeNumber(text, year)
  return typed !== undefined && typed >= BIRTH_YEAR_MIN ? typed : undefined
}

/** How long a guardian may answer with the mailed link, in days. */
export const GUARDIAN_LINK_DAYS = 30

/** The youngest year of birth that counts as adult in a year. */
export const lastAdultBirthYear = (year: number) => year - LAST_MINOR_AGE - 1

/** Whether somebody with this year of birth counts as a minor in `year`. */
export const isMinor = (birthYear: number, year: number) => birthYear > lastAdultBirthYear(year)

/** The year that it is at the product's place. */
export function yearAt(now: Date, timeZone: string): number {
  return Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(now))
}
