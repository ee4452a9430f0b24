import type { Config } from '../../platform/config/config'

/** How exactly it is known when a session was last used: one write in this time, in ms. */
export const LAST_USE_ACCURACY_MS = 10 * 60_000

const DAY_MS = 24 * 60 * 60_000

/** When sessions run out: after some days, and earlier when they are not used. */
export function sessionTimes({
  sessionDays,
  sessionIdleDays,
}: Pick<Config, 'sessionDays' | 'sessionIdleDays'>) {
  return {
    expiryOf: (begin: Date) => new Date(begin.getTime() + sessionDays * DAY_MS),
    /** What a session that is alive now must fulfil. */
    now: (now: Date) => ({
      now: now.toISOString(),
      usedAfter: new Date(now.getTime() - sessionIdleDays * DAY_MS).toISOString(),
    }),
  }
}
