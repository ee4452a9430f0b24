import {
  AUTH_DEADLINE_MS,
  PING_INTERVAL_MS,
  PRESENCE_GRACE_MS,
} from '@mentor-connect/shared/rules/chatLimits'

/** How often and how long, in milliseconds. Tests hand in shorter ones. */
export interface ChatTiming {
  ping: number
  authDeadline: number
  presenceGrace: number
  /** A connection that no node has confirmed for so long is gone: its node was killed. */
  presenceLifetime: number
  /** How often several nodes look in the database for what the bus has lost; and how often while it is away. */
  sweep: number
  sweepWhileAway: number
  /** How often everybody's presence is compared with what the nodes say. */
  presenceSweep: number
  /** How often somebody looks for unread messages to mail about. */
  digest: number
  /** How often what is known of ended sessions is tidied away. */
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
  digest: 60_000,
  forgetSessions: 10 * 60_000,
}
