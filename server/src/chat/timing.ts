import {
  AUTH_DEADLINE_MS,
  PING_INTERVAL_MS,
  PRESENCE_GRACE_MS,
} from '@mentor-connect/contract/messages/chatLimits'

/** Intervals and timeouts in milliseconds. Tests pass shorter ones. */
export interface ChatTiming {
  ping: number
  authDeadline: number
  presenceGrace: number
  /** Time to live of a connection that its node does not renew. */
  presenceLifetime: number
  /**
   * Interval at which nodes look in the database for messages whose events the bus has lost. `sweepWhileAway`
   * applies while the bus is unavailable.
   */
  sweep: number
  sweepWhileAway: number
  /** Interval at which calls are ended if their devices are gone or nobody has answered. */
  calls: number
  /** Interval at which the calls of cancelled sessions are ended. */
  sessionCalls: number
  /** Interval at which the reported presence is corrected. */
  presenceSweep: number
  /** Interval at which unread messages are reported to the main API. */
  unread: number
  /** Interval at which the main API is told which files belong to messages. */
  tellFiles: number
  /** Interval at which ended sessions are deleted that no longer need to be remembered. */
  forgetSessions: number
}

export const TIMING: ChatTiming = {
  ping: PING_INTERVAL_MS,
  authDeadline: AUTH_DEADLINE_MS,
  presenceGrace: PRESENCE_GRACE_MS,
  presenceLifetime: 60_000,
  sweep: 5_000,
  sweepWhileAway: 1_000,
  calls: 2_000,
  sessionCalls: 20_000,
  presenceSweep: 20_000,
  unread: 5_000,
  tellFiles: 60_000,
  forgetSessions: 10 * 60_000,
}
