import type { CallEndReason, CallState } from '@mentor-connect/contract/messages/callRules'
import type { Generated } from 'kysely'

type Flag = 0 | 1
type Instant = string

export interface CallsTable {
  id: string
  conversation_id: string
  /** Id of the session in the main API; null if the call does not belong to a session. */
  session_id: string | null
  started_by: string
  /** Id that the client gave to the frame which started the call. */
  client_id: string
  state: CallState | 'ended'
  /** Number that grows with each change about which people are notified. */
  version: Generated<number>
  started_at: Instant
  /** The time at which a call that is still ringing counts as missed. */
  rings_until: Instant | null
  /** The time at which the call of a session ends automatically. */
  closes_at: Instant | null
  /** The time at which both people were in the call for the first time. */
  answered_at: Generated<Instant | null>
  /** Time at which the second person joined the call. */
  active_since: Generated<Instant | null>
  /** The time in seconds during which both people were in the call before `active_since`. */
  seconds: Generated<number>
  /** Null while the call is open. */
  ended_at: Generated<Instant | null>
  end_reason: Generated<CallEndReason | null>
  ended_by: Generated<string | null>
  /** Number of the message that records this call in its conversation. */
  line_seq: Generated<number | null>
}

/** People who are in an open call or whom it rings. Each person has one place, so nobody is in two calls. */
export interface CallPlacesTable {
  person_id: string
  call_id: string
  /** The device that is in the call; null while the call rings the person. */
  device_id: string | null
  /** The last connection to chat of this device. */
  connection_id: string | null
  since: Instant
  /**
   * The time at which the person counts as having left the call unless the device renews it. For a person
   * whom the call rings, the time at which the ringing stops.
   */
  lease_until: Instant
}

/** The people who allow calls in a conversation. People without a row have not decided. */
export interface CallConsentsTable {
  conversation_id: string
  person_id: string
  is_allowed: Flag
  changed_at: Instant
}

export interface CallTables {
  calls: CallsTable
  call_places: CallPlacesTable
  call_consents: CallConsentsTable
}
