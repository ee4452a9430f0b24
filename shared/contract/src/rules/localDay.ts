/** Returns the calendar day of an instant in a time zone, `YYYY-MM-DD`. */
export const localDay = (at: Date | string, timeZone: string): string => localDays(timeZone)(at)

/**
 * Returns a function that does the same as `localDay` for one time zone. It is faster for many times, because
 * it makes only one formatter.
 */
export function localDays(timeZone: string): (at: Date | string) => string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const format = new Intl.DateTimeFormat('en-CA', { ...parts, timeZone })
  return (at) => format.format(new Date(at))
}

/**
 * Returns the calendar day that is `days` days after `day`. A negative number of days leads to an earlier
 * day.
 */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00.000Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
