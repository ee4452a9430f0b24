import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { Instant } from '../../../kernel/database/schema'

/** The owner of an unused account gets a mail this many days before its deletion. */
export const WARNING_DAYS = [60, 30, 7] as const

/** Accounts whose last use is before this time now get the first mail. */
export const firstWarningBefore = (now: Date, months: number): Instant =>
  addMonths(daysAfter(now, WARNING_DAYS[0]), -months).toISOString()

/** The time that many months ago, for rules about use within the last months. */
export const monthsBefore = (now: Date, months: number): Instant => addMonths(now, -months).toISOString()

/** Accounts whose deletion is due at this time or before now get the mail with this number, counted from 0. */
export const dueFor = (warning: number, now: Date): Instant =>
  daysAfter(now, WARNING_DAYS[warning]!).toISOString()

/**
 * The time at which an account is deleted. It is never sooner after a mail than the mail says, even if mails
 * were late.
 *
 * @param warning number of the mail that is sent now, counted from 0
 */
export function eraseAt(planned: Date, warning: number, now: Date): Date {
  return new Date(Math.max(planned.getTime(), daysAfter(now, WARNING_DAYS[warning]!).getTime()))
}

/** The same day in another month, or the last day of that month if it is shorter. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  if (moved.getUTCDate() !== date.getUTCDate()) moved.setUTCDate(0)
  return moved
}

const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS)
