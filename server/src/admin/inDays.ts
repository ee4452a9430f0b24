const DAY_MS = 24 * 60 * 60_000

/** When something ends that lasts so many days; undefined without an end. */
export const inDays = (now: Date, days: number | undefined): string | undefined =>
  days ? new Date(now.getTime() + days * DAY_MS).toISOString() : undefined
