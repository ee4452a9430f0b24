import { CALL_LEASE_MS, type CallEndReason } from '@mentor-connect/contract/messages/callRules'
import type { Database } from '../database/schema'
import { leavePlace, moveTo, placesIn, type Place } from './calls.repo'
import {
  endCall,
  isInCall,
  refreshState,
  refusalOf,
  refused,
  withCall,
  type CallResult,
  type LockedCall,
} from './lockedCall'
import { deviceOf } from './startCall.store'

interface Named {
  callId: string
  personId: string
  now: Date
}

interface OnDevice extends Named {
  deviceId: string
  connectionId: string
}

const ownPlace = ({ places }: LockedCall, personId: string) =>
  places.find(({ person_id }) => person_id === personId)

/** Answers a ringing call. The first device that answers gets the call. */
export function acceptCall(db: Database, asked: OnDevice): Promise<CallResult> {
  return withCall(db, asked, async (locked) => {
    const { tx, conversation, call, now } = locked
    const { personId, deviceId } = asked
    const own = ownPlace(locked, personId)
    if (!own) return refused('no_call')
    if (isInCall(own) && own.device_id !== deviceId) return { kind: 'elsewhere', call }
    if (refusalOf(conversation, personId, call.session_id !== null))
      return endCall(locked, { reason: 'not_allowed' })
    const place = deviceOf(asked, call.id, now)
    if (isInCall(own)) {
      await moveTo(tx, { ...place, since: own.since })
      return { kind: 'open', call, places: await placesIn(tx, call.id), isChanged: false }
    }
    await moveTo(tx, place)
    return { ...(await refreshState(locked)), isAnswer: true }
  })
}

export function declineCall(db: Database, asked: Named): Promise<CallResult> {
  return withCall(db, asked, async (locked) => {
    const own = ownPlace(locked, asked.personId)
    if (!own) return refused('no_call')
    if (isInCall(own)) return { kind: 'elsewhere', call: locked.call }
    return endCall(locked, { reason: 'declined', by: asked.personId })
  })
}

/**
 * Leaves a call. Only the connection of the device that is in the call can do this; another device cannot end
 * the call.
 */
export function leaveCall(db: Database, asked: Named & { connectionId: string }): Promise<CallResult> {
  return withCall(db, asked, async (locked) => {
    const own = ownPlace(locked, asked.personId)
    if (!own) return refused('no_call')
    if (own.connection_id !== asked.connectionId) return { kind: 'elsewhere', call: locked.call }
    return withoutPerson(locked, own, 'left')
  })
}

/** Ends everything in a call that has expired: the session, the ringing, the lease of a device. */
export function settleCall(db: Database, callId: string, now: Date): Promise<CallResult> {
  return withCall(db, { callId, personId: null, now }, async (locked) => {
    const { call, places } = locked
    const at = now.toISOString()
    if (call.closes_at !== null && call.closes_at <= at) return endCall(locked, { reason: 'closed' })
    const gone = places.find((place) => isInCall(place) && place.lease_until <= at)
    if (gone) return withoutPerson(locked, gone, 'lost')
    if (call.state === 'ringing' && (call.rings_until ?? at) <= at)
      return endCall(locked, { reason: 'missed' })
    return { kind: 'open', call, places, isChanged: false }
  })
}

/** Ends a call for a reason that is not an action of its two people in the call, such as a block. */
export function stopCall(
  db: Database,
  { callId, reason, now }: { callId: string; reason: CallEndReason; now: Date },
): Promise<CallResult> {
  return withCall(db, { callId, personId: null, now }, (locked) => endCall(locked, { reason }))
}

/** Removes a person from a call. The call continues if it belongs to a session and somebody is left in it. */
async function withoutPerson(locked: LockedCall, place: Place, reason: 'left' | 'lost'): Promise<CallResult> {
  const { tx, call, places, now } = locked
  const { person_id: by } = place
  const until = reason === 'lost' ? lastHeard(place) : now
  const isEmpty = !places.some((other) => isInCall(other) && other.person_id !== by)
  if (call.state === 'ringing') return endCall(locked, { reason: 'missed', by })
  if (call.session_id === null || isEmpty) return endCall(locked, { reason, by, until })
  await leavePlace(tx, call.id, by)
  return refreshState({ tx, call, now: until })
}

/** Returns the time at which a device last reported that it is in the call. */
const lastHeard = ({ lease_until }: Place) => new Date(Date.parse(lease_until) - CALL_LEASE_MS)
