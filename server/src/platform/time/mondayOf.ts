import { daysAfter } from '@mentor-connect/contract/rules/localDay'

/** Returns the Monday of the week of an instant, in UTC, or of a calendar day. */
export function mondayOf(at: string): string {
  const fromMonday = (new Date(at).getUTCDay() + 6) % 7
  return daysAfter(at.slice(0, 10), -fromMonday)
}
