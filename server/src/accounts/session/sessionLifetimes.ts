import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { Config } from '../../platform/config/config'

/** Accuracy of a session's last use in ms: it is written at most once in this time. */
export const LAST_USE_ACCURACY_MS = 10 * 60_000

/** Lifetimes of sessions: they expire after a fixed number of days, and earlier when idle. */
export function sessionTimes({
  sessionDays,
  sessionIdleDays,
}: Pick<Config, 'sessionDays' | 'sessionIdleDays'>) {
  return {
    expiryOf: (begin: Date) => new Date(begin.getTime() + sessionDays * DAY_MS),
    /**
     * The two times that a live session must not have passed: it expires after `now` and was last used after
     * `usedAfter`.
     */
    now: (now: Date) => ({
      now: now.toISOString(),
      usedAfter: new Date(now.getTime() - sessionIdleDays * DAY_MS).toISOString(),
    }),
  }
}
