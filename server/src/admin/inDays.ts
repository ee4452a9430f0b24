import { DAY_MS } from '@mentor-connect/contract/rules/durations'

/** When something ends that lasts so many days; undefined without an end. */
export const inDays = (now: Date, days: number | undefined): string | undefined =>
  days ? new Date(now.getTime() + days * DAY_MS).toISOString() : undefined
