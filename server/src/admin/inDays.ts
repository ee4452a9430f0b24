import { DAY_MS } from '@mentor-connect/contract/rules/durations'

/** The end of something that lasts this many days from now; undefined if it has no end. */
export const inDays = (now: Date, days: number | undefined): string | undefined =>
  days ? new Date(now.getTime() + days * DAY_MS).toISOString() : undefined
