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
   * Interval in which nodes fetch from the database the messages that the bus has lost. `sweepWhileAway`
   * applies while the bus is unavailable.
   */
  sweep: number
  sweepWhileAway: number
  /** Interval in which calls end whose devices are gone, or that nobody has answered. */
  calls: number
  /** Interval in which calls of sessions end that were cancelled. */
  sessionCalls: number
  /** Interval in which the reported presence is corrected. */
  presenceSweep: number
  /** Interval in which the main API is told of unread messages. */
  unread: number
  /** Interval in which the main API is told which files belong to messages. */
  tellFiles: number
  /** Interval in which ended sessions that need not be remembered are deleted. */
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
