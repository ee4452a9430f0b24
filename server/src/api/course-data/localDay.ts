import { daysAfter } from '@mentor-connect/contract/rules/localDay'

/** Whether this server knows an IANA time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Monday of the week of an instant, in UTC. */
export function mondayOf(instant: string): string {
  const fromMonday = (new Date(instant).getUTCDay() + 6) % 7
  return daysAfter(instant.slice(0, 10), -fromMonday)
}
