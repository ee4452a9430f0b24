import { daysAfter } from '@mentor-connect/contract/rules/localDay'
import { FEED_OPENING_DAYS } from '@mentor-connect/contract/work/feedRules'
import { OPENING_DAYS_MAX } from '@mentor-connect/contract/work/openingLimits'

/** Days before the closing day from which on it is prolonged. */
const PROLONGED_DAYS = 7

/** The closing day of an entry that is found on this day. @param stated null if the entry states none */
export function closingOf(stated: string | null, today: string): string {
  const latest = daysAfter(today, OPENING_DAYS_MAX)
  if (stated === null) return daysAfter(today, FEED_OPENING_DAYS)
  return stated < latest ? stated : latest
}

/** The new closing day of an opening whose entry is still found; undefined if it stays. */
export function prolongedClosing(present: string, stated: string | null, today: string): string | undefined {
  const next = closingOf(stated, today)
  if (next === present) return undefined
  // A stated day within the limit always counts. Any other day is prolonged only when it is near, not every day.
  const isExact = next === stated
  return isExact || (next > present && present < daysAfter(today, PROLONGED_DAYS)) ? next : undefined
}
