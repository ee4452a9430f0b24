import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { Config } from '../../platform/config/config'

/** Accuracy in ms of the time of a session's last use. The time is written at most once in this interval. */
export const LAST_USE_ACCURACY_MS = 10 * 60_000

/** Lifetimes of sessions: they expire after a fixed number of days, and earlier when idle. */
export function sessionTimes({
  sessionDays,
  sessionIdleDays,
}: Pick<Config, 'sessionDays' | 'sessionIdleDays'>) {
  return {
    expiryOf: (begin: Date) => new Date(begin.getTime() + sessionDays * DAY_MS),
    /**
     * Returns the two limits of a live session: it expires after `now` and was last used after `usedAfter`.
     */
    now: (now: Date) => ({
      now: now.toISOString(),
      usedAfter: new Date(now.getTime() - sessionIdleDays * DAY_MS).toISOString(),
    }),
  }
}
