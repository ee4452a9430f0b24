import { daysAfter } from '@mentor-connect/contract/rules/localDay'
import { FEED_OPENING_DAYS } from '@mentor-connect/contract/work/feedRules'
import { OPENING_DAYS_MAX } from '@mentor-connect/contract/work/openingLimits'

/** Number of days before the closing day during which it is prolonged. */
const PROLONGED_DAYS = 7

/**
 * Returns the closing day of an entry that is found on this day. @param stated null if the entry states none
 */
export function closingOf(stated: string | null, today: string): string {
  const latest = daysAfter(today, OPENING_DAYS_MAX)
  if (stated === null) return daysAfter(today, FEED_OPENING_DAYS)
  return stated < latest ? stated : latest
}

/**
 * Returns the new closing day of an opening whose entry is still found, or undefined if the day does not
 * change.
 */
export function prolongedClosing(present: string, stated: string | null, today: string): string | undefined {
  const next = closingOf(stated, today)
  if (next === present) return undefined
  // A stated day within the limit always applies. Any other day is prolonged only when it is near, so that it
  // does not change every day.
  const isExact = next === stated
  return isExact || (next > present && present < daysAfter(today, PROLONGED_DAYS)) ? next : undefined
}
