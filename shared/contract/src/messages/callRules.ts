import { MINUTE_MS, SECOND_MS } from '../rules/durations'

// Rules and limits of calls, shared by browser and server. Lengths are in code units.

/** A device counts as being in a call for this long after it last said so. */
export const CALL_LEASE_MS = 45 * SECOND_MS
/** Interval in which a device says that it is still in the call. */
export const CALL_HEARTBEAT_MS = 10 * SECOND_MS
/** The time for which a call rings before it is missed. */
export const CALL_RINGS_MS = 40 * SECOND_MS

/** The call of a session is open for this long before its start and after its end, in minutes. */
export const SESSION_CALL_OPENS_BEFORE = 15
export const SESSION_CALL_CLOSES_AFTER = 30

/**
 * The time that a person waits before ringing the same person again, by the number of calls within the last hour
 * that were not answered. Beyond the last one, nobody rings within this hour.
 */
export const RING_AGAIN_AFTER_MS = [0, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS] as const
/** Maximum number of calls that one person starts within an hour, with all people together. */
export const RINGS_PER_HOUR = 20

/** Maximum length of a session description and of an ICE candidate. */
export const CALL_DESCRIPTION_MAX = 32_000
export const CALL_CANDIDATE_MAX = 2_000
/** Rate limit of the frames of calls of one person: the sustained rate per second, and the burst. */
export const CALL_FRAMES_PER_SECOND = 10
export const CALL_FRAME_BURST = 120

/** The time for which the credentials of a TURN server are valid, in seconds. */
export const TURN_CREDENTIAL_S = 2 * 60 * 60
/** Maximum number of addresses of STUN and of TURN servers. */
export const ICE_URLS_MAX = 8

/** Days after which an ended call that has no line in the conversation is deleted; the others stay as long as that. */
export const UNRECORDED_CALL_DAYS = 30

/**
 * `ringing`: the other person has not answered · `waiting`: one of the two is in the call of a session · `active`: both
 * are in the call.
 */
export const CALL_STATES = ['ringing', 'waiting', 'active'] as const
export type CallState = (typeof CALL_STATES)[number]

/**
 * `declined` · `missed`: not answered, or the caller gave up · `busy`: the other person is in another call · `left` ·
 * `lost`: a device did not come back · `elsewhere`: another device of this person is in the call, which goes on ·
 * `closed`: the time of the session is over · `cancelled`: the session was cancelled or moved · `not_allowed`: a block, a
 * restriction, or one of the two does not allow calls any more.
 */
export const CALL_END_REASONS = [
  'declined',
  'missed',
  'busy',
  'left',
  'lost',
  'elsewhere',
  'closed',
  'cancelled',
  'not_allowed',
] as const
export type CallEndReason = (typeof CALL_END_REASONS)[number]

/** The results of a call that are shown in the conversation. */
export const CALL_OUTCOMES = ['answered', 'declined', 'missed'] as const
export type CallOutcome = (typeof CALL_OUTCOMES)[number]

/** Texts of the line of a call in the conversation, for clients that do not know calls. */
export const CALL_TEXTS: Record<CallOutcome, string> = {
  answered: 'Call',
  declined: 'Declined call',
  missed: 'Missed call',
}
