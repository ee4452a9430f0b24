import { BIRTH_YEAR_MIN, isMinor, yearAt } from '@mentor-connect/contract/accounts/birthYear'
import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'
import { errors } from '../../platform/http/errors'
import type { Flag } from '../../kernel/database/schema'

/**
 * Returns the year with which years of birth are compared: the current year in the product's default time
 * zone.
 */
export const currentYear = (now: Date) => yearAt(now, DEFAULT_TIME_ZONE)

/** @throws `invalid_input` for a year that has not ended or is too long ago for a living person */
export function requireBirthYear(birthYear: number | undefined, now: Date) {
  if (birthYear === undefined) return
  const last = currentYear(now)
  if (birthYear < BIRTH_YEAR_MIN || birthYear > last)
    throw errors.invalidInput({ birthYear: `Enter a year from ${BIRTH_YEAR_MIN} to ${last}.` })
}

/**
 * Returns the columns that store a year of birth in a learner's row. A learner whose year is unknown counts
 * as an adult.
 */
export function birthYearColumns(birthYear: number | null, now: Date) {
  if (birthYear === null) return { birth_year: null }
  const minor: Flag = isMinor(birthYear, currentYear(now)) ? 1 : 0
  return { birth_year: birthYear, birth_year_asked: 1 as const, is_minor: minor }
}
