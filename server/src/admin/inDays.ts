import { DAY_MS } from '@mentor-connect/contract/rules/durations'

/** Returns the instant this many days from now; undefined without a number of days. */
export const inDays = (now: Date, days: number | undefined): string | undefined =>
  days ? new Date(now.getTime() + days * DAY_MS).toISOString() : undefined
