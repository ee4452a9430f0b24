/** Returns the calendar day of an instant in a time zone, `YYYY-MM-DD`. */
export function localDay(at: Date | string, timeZone: string): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  return new Intl.DateTimeFormat('en-CA', { ...parts, timeZone }).format(new Date(at))
}

/** Returns the calendar day that is this many days later, or earlier if the number is negative. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00.000Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
