import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { Instant } from '../../../kernel/database/schema'

/** How many days before its deletion the owner of an unused account gets a mail. */
export const WARNING_DAYS = [60, 30, 7] as const

/** Accounts that were last used before this get the first mail now. */
export const firstWarningBefore = (now: Date, months: number): Instant =>
  addMonths(daysAfter(now, WARNING_DAYS[0]), -months).toISOString()

/** Mails and acts that look at use within the last months count from here. */
export const monthsBefore = (now: Date, months: number): Instant => addMonths(now, -months).toISOString()

/** The last instant at which an account has to be due to get the mail with this number, from 0. */
export const dueFor = (warning: number, now: Date): Instant =>
  daysAfter(now, WARNING_DAYS[warning]!).toISOString()

/**
 * When an account is deleted: never sooner after a mail than the mail says, even if mails were late.
 *
 * @param warning the number of the mail that is sent now, from 0
 */
export function eraseAt(planned: Date, warning: number, now: Date): Date {
  return new Date(Math.max(planned.getTime(), daysAfter(now, WARNING_DAYS[warning]!).getTime()))
}

/** The same day of another month, or its last day. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  if (moved.getUTCDate() !== date.getUTCDate()) moved.setUTCDate(0)
  return moved
}

const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS)
