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
  /** How often nodes fetch from the database what the bus has lost; and how often while the bus is unavailable. */
  sweep: number
  sweepWhileAway: number
  /** How often the reported presence is corrected. */
  presenceSweep: number
  /** How often the main API is told of unread messages. */
  unread: number
  /** How often outdated ended sessions are deleted. */
  forgetSessions: number
}

export const TIMING: ChatTiming = {
  ping: PING_INTERVAL_MS,
  authDeadline: AUTH_DEADLINE_MS,
  presenceGrace: PRESENCE_GRACE_MS,
  presenceLifetime: 60_000,
  sweep: 5_000,
  sweepWhileAway: 1_000,
  presenceSweep: 20_000,
  unread: 5_000,
  forgetSessions: 10 * 60_000,
}
