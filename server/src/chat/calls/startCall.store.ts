import { randomUUID } from 'node:crypto'
import { CALL_LEASE_MS, CALL_RINGS_MS } from '@mentor-connect/contract/messages/callRules'
import type { Database, Tx } from '../database/schema'
import { lockConversation } from '../store/conversationThread.store'
import { otherOf, sideOf } from '../store/sides'
import {
  insertCall,
  moveTo,
  openCallIn,
  placesIn,
  startedBefore,
  takePlaces,
  type CallRow,
  type Place,
} from './calls.repo'
import { consentOf } from './consents.repo'
import {
  CallRefusal,
  endCall,
  inTransaction,
  isInCall,
  peopleOf,
  refreshState,
  refusalOf,
  refused,
  type CallResult,
  type LockedCall,
  type LockedConversation,
} from './lockedCall'
import { mayRingAt } from './ringLimits.query'

export interface WantedCall {
  clientId: string
  personId: string
  conversationId: string
  deviceId: string
  connectionId: string
  /** The session to which the call belongs, as the main API has confirmed it. */
  session?: { id: string; closesAt: string }
}

interface Start {
  tx: Tx
  conversation: LockedConversation
  wanted: WantedCall
  now: Date
}

/**
 * Starts a call, or joins the open call of the conversation. If both people ring at the same moment, the
 * second one answers the first.
 */
export function startCall(db: Database, wanted: WantedCall, now: Date): Promise<CallResult> {
  return inTransaction(db, async (tx) => {
    const { conversationId, personId, session } = wanted
    const conversation = await lockConversation(tx, conversationId)
    if (!conversation || !sideOf(conversation, personId)) return refused('no_conversation')
    const code = refusalOf(conversation, personId, session !== undefined)
    if (code) return refused(code)
    const before = await startedBefore(tx, personId, wanted.clientId)
    if (before && before.ended_at !== null)
      return { kind: 'ended', call: before, isNew: false, people: peopleOf(conversation) }
    const start = { tx, conversation, wanted, now }
    const call = await openCallIn(tx, conversationId)
    if (call) return join({ tx, conversation, call, places: await placesIn(tx, call.id), now }, wanted)
    return session ? openForSession(start, session) : ring(start)
  })
}

export function deviceOf(
  { personId, deviceId, connectionId }: Pick<WantedCall, 'personId' | 'deviceId' | 'connectionId'>,
  callId: string,
  now: Date,
): Place {
  return {
    person_id: personId,
    call_id: callId,
    device_id: deviceId,
    connection_id: connectionId,
    since: now.toISOString(),
    lease_until: new Date(now.getTime() + CALL_LEASE_MS).toISOString(),
  }
}

/** Adds a person to an open call. A person who is already in the call moves to this device. */
export async function join(locked: LockedCall, wanted: WantedCall): Promise<CallResult> {
  const { tx, call, places, now } = locked
  const { personId, session } = wanted
  const own = places.find(({ person_id }) => person_id === personId)
  const place = deviceOf(wanted, call.id, now)
  const isHere = own?.device_id === wanted.deviceId
  if (!own) await take(tx, [place])
  else await moveTo(tx, isHere ? { ...place, since: own.since } : place)
  // If a call from chat continues into a session, it becomes the call of that session.
  const isTakenOver = session !== undefined && session.id !== call.session_id
  if (isTakenOver) await stopRinging(tx, call, personId)
  if (isHere && !isTakenOver)
    return { kind: 'open', call, places: await placesIn(tx, call.id), isChanged: false }
  const result = await refreshState(
    locked,
    isTakenOver ? { session_id: session.id, closes_at: session.closesAt } : {},
  )
  return {
    ...result,
    ...(own && isInCall(own) && !isHere && { ousted: own }),
    ...(own && !isInCall(own) && { isAnswer: true }),
  }
}

async function stopRinging(tx: Tx, { id }: CallRow, personId: string) {
  await tx
    .deleteFrom('call_places')
    .where('call_id', '=', id)
    .where('person_id', '<>', personId)
    .where('device_id', 'is', null)
    .execute()
}

/**
 * Reserves the places of people in the call.
 *
 * @throws CallRefusal if one of them is in another call
 */
async function take(tx: Tx, places: Place[]) {
  if ((await takePlaces(tx, places)).length < places.length) throw new CallRefusal('in_call')
}

const newCall = ({ conversation, wanted, now }: Start) => ({
  id: randomUUID(),
  conversation_id: conversation.id,
  started_by: wanted.personId,
  client_id: wanted.clientId,
  started_at: now.toISOString(),
})

async function openForSession(start: Start, session: { id: string; closesAt: string }): Promise<CallResult> {
  const { tx, wanted, now } = start
  const call = await insertCall(tx, {
    ...newCall(start),
    session_id: session.id,
    closes_at: session.closesAt,
    rings_until: null,
    state: 'waiting',
  })
  const place = deviceOf(wanted, call.id, now)
  await take(tx, [place])
  return { kind: 'open', call, places: [place], isChanged: true }
}

/** Rings the other person. The result is busy if that person is in another call. */
async function ring(start: Start): Promise<CallResult> {
  const { tx, conversation, wanted, now } = start
  const { personId, conversationId } = wanted
  const consent = await consentOf(tx, conversationId, personId)
  if (!consent.own || !consent.partner || conversation.is_open !== 1) return refused('calls_not_allowed')
  const retryAt = await mayRingAt(tx, { personId, conversationId, now })
  if (retryAt) return { ...refused('ringing_limited'), retryAt }
  const ringsUntil = new Date(now.getTime() + CALL_RINGS_MS).toISOString()
  const call = await insertCall(tx, {
    ...newCall(start),
    session_id: null,
    closes_at: null,
    rings_until: ringsUntil,
    state: 'ringing',
  })
  const own = deviceOf(wanted, call.id, now)
  const partnerId = otherOf(conversation, personId)
  const rung = { ...own, person_id: partnerId, device_id: null, connection_id: null, lease_until: ringsUntil }
  const taken = await takePlaces(tx, [own, rung])
  if (!taken.includes(personId)) throw new CallRefusal('in_call')
  const locked = { tx, conversation, call, places: [own, rung], now }
  if (!taken.includes(partnerId)) return endCall(locked, { reason: 'busy' })
  return { kind: 'open', call, places: [own, rung], isChanged: true }
}
