import type { CallEndReason } from '@mentor-connect/contract/messages/callRules'
import type { ClientFrameOf } from '@mentor-connect/contract/messages/chatFrames'
import type { Bus } from '../bus/bus'
import type { Database } from '../database/schema'
import type { Connection } from '../delivery/connection'
import type { Messenger } from '../delivery/messenger'
import { TokenBuckets } from '../limits/tokenBucket'
import type { People } from '../people/people'
import { peopleOfConversation } from '../store/conversations.repo'
import { findCall, openCallIn, placeOf } from './calls.repo'
import { consentOf } from './consents.repo'
import { refused, type CallResult } from './lockedCall'
import { startCall, type WantedCall } from './startCall.store'

export interface CallDependencies {
  db: Database
  bus: Bus
  messenger: Messenger
  people: People
  clock: () => Date
}

interface Work {
  /** Ends everything in a call that has expired. */
  settle: (callId: string) => Promise<void>
  stop: (callId: string, reason: CallEndReason) => Promise<void>
}

/** Limit on the calls that one person starts. Each start may cause a request to the main API. */
const STARTS = { perSecond: 0.2, burst: 10 }

export type StartCall = ReturnType<typeof callStarter>['start']

/** Starts or joins a call, after the main API has confirmed the facts that only it knows. */
export function callStarter({ db, people, clock, settle, stop }: CallDependencies & Work) {
  const starts = new TokenBuckets(STARTS, clock)

  /**
   * Ends calls of these people that have expired, and a call that rings the person who starts this one,
   * unless this one is the answer to it.
   */
  async function freePlaces(personId: string, partnerId: string, conversationId: string) {
    for (const one of [personId, partnerId]) {
      const place = await placeOf(db, one)
      if (place) await settle(place.call_id)
    }
    const rung = await placeOf(db, personId)
    if (!rung || rung.device_id !== null) return
    const call = await findCall(db, rung.call_id)
    if (call && call.conversation_id !== conversationId) await stop(call.id, 'busy')
  }

  /**
   * Returns the session of a wanted call; undefined if it is not open for this person, or is with another
   * partner.
   */
  async function confirmed(sessionId: string, wanted: WantedCall, partnerId: string) {
    const open = await openCallIn(db, wanted.conversationId)
    // The call is already open. It needs no confirmation, so that both can return to it while the main API is
    // not available.
    if (open?.session_id === sessionId && open.closes_at !== null)
      return { id: sessionId, closesAt: open.closes_at }
    const call = await people.sessionCall(wanted.personId, sessionId)
    return call?.partnerId === partnerId ? { id: sessionId, closesAt: call.closesAt } : undefined
  }

  /**
   * Returns true if the two may ring each other: both allow it, and neither is limited to calls in sessions.
   */
  async function mayRing({ conversationId, personId }: WantedCall, partnerId: string) {
    const { own, partner } = await consentOf(db, conversationId, personId)
    if (!own || !partner) return false
    return (await people.callable([personId, partnerId])).size === 2
  }

  async function start(frame: ClientFrameOf<'call_start'>, connection: Connection): Promise<CallResult> {
    const { clientMsgId: clientId, conversationId, deviceId, sessionId } = frame
    const { personId, id: connectionId } = connection
    if (connection.mustAgree) return refused('terms_changed')
    if (!starts.take(personId)) return refused('rate_limited')
    const pair = await peopleOfConversation(db, conversationId)
    const partnerId = pair.find((id) => id !== personId)
    if (!pair.includes(personId) || partnerId === undefined) return refused('no_conversation')
    await freePlaces(personId, partnerId, conversationId)
    const wanted = { clientId, personId, conversationId, deviceId, connectionId }
    if (sessionId !== undefined) {
      const session = await confirmed(sessionId, wanted, partnerId)
      return session ? startCall(db, { ...wanted, session }, clock()) : refused('session_call_closed')
    }
    const isOpen = (await openCallIn(db, conversationId)) !== undefined
    if (!isOpen && !(await mayRing(wanted, partnerId))) return refused('calls_not_allowed')
    return startCall(db, wanted, clock())
  }
  return { start, tidy: () => starts.tidy() }
}
