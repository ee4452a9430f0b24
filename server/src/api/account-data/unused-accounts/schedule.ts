import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { Instant } from '../../../kernel/database/schema'

/** Numbers of days before the deletion of an unused account at which its owner gets a mail. */
export const WARNING_DAYS = [60, 30, 7] as const

/**
 * Returns the time before which an account must have been used last for its owner to get the first mail now.
 */
export const firstWarningBefore = (now: Date, months: number): Instant =>
  addMonths(daysAfter(now, WARNING_DAYS[0]), -months).toISOString()

/** Returns the time that many months ago, for rules about use within the last months. */
export const monthsBefore = (now: Date, months: number): Instant => addMonths(now, -months).toISOString()

/**
 * Returns the latest time at which the deletion of an account must be due for its owner to get the mail with
 * this number now. Mails are counted from 0.
 */
export const dueFor = (warning: number, now: Date): Instant =>
  daysAfter(now, WARNING_DAYS[warning]!).toISOString()

/**
 * Returns the time at which an account is deleted. Even if mails were late, the account is never deleted
 * sooner after a mail than the mail says.
 *
 * @param warning number of the mail that is sent now, counted from 0
 */
export function eraseAt(planned: Date, warning: number, now: Date): Date {
  return new Date(Math.max(planned.getTime(), daysAfter(now, WARNING_DAYS[warning]!).getTime()))
}

/** Returns the same day in another month, or the last day of that month if it is shorter. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  if (moved.getUTCDate() !== date.getUTCDate()) moved.setUTCDate(0)
  return moved
}

const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS)
