import {
  CALL_FRAME_BURST,
  CALL_FRAMES_PER_SECOND,
  CALL_LEASE_MS,
} from '@mentor-connect/contract/messages/callRules'
import type { ClientFrameOf, ServerFrame } from '@mentor-connect/contract/messages/chatFrames'
import type { Connection } from '../delivery/connection'
import { codeOf } from '../delivery/refusals'
import { TokenBuckets } from '../limits/tokenBucket'
import { peopleOfConversation } from '../store/conversations.repo'
import { findCall, placesIn, renewLease } from './calls.repo'
import type { CallDependencies, StartCall } from './callStarter'
import { leftFrame, type Asked, type CallTeller } from './callTeller'
import { acceptCall, declineCall, leaveCall } from './changeCall.store'
import { refused, type CallResult } from './lockedCall'

type SignalType = 'call_description' | 'call_candidate'
type FrameType = 'call_start' | 'call_accept' | 'call_decline' | 'call_leave' | 'call_heartbeat' | SignalType

type Dependencies = CallDependencies & {
  teller: CallTeller
  start: StartCall
  /** Notifies people of a result. */
  tell: (result: CallResult, asked?: Asked) => Promise<void>
  onError: (error: unknown) => void
}

/** Returns the handlers of the frames of calls. */
export function callFrames({ db, clock, teller, start, tell, onError }: Dependencies) {
  const flood = new TokenBuckets({ perSecond: CALL_FRAMES_PER_SECOND, burst: CALL_FRAME_BURST }, clock)

  /** Replies to a frame with the result of the work. The next frame of the connection waits for it. */
  const answers =
    <T extends FrameType>(
      work: (frame: ClientFrameOf<T>, connection: Connection) => Promise<CallResult | undefined>,
    ) =>
    async (frame: ClientFrameOf<T>, connection: Connection) => {
      const { clientMsgId } = frame
      if (!flood.take(connection.personId)) return connection.refuse('rate_limited', clientMsgId)
      try {
        const result = await work(frame, connection)
        if (result) await tell(result, { connection, clientMsgId })
      } catch (error) {
        onError(error)
        connection.refuse(codeOf(error), clientMsgId)
      }
    }

  const named = ({ callId }: { callId: string }, { personId, id: connectionId }: Connection) => ({
    callId,
    personId,
    connectionId,
    now: clock(),
  })

  async function heartbeat(
    { callId, deviceId }: ClientFrameOf<'call_heartbeat'>,
    { personId, id: connectionId }: Connection,
  ): Promise<CallResult> {
    const until = new Date(clock().getTime() + CALL_LEASE_MS).toISOString()
    const isHere = await renewLease(db, { callId, personId, deviceId, connectionId, until })
    const call = await findCall(db, callId)
    if (!call) return refused('no_call')
    const places = await placesIn(db, callId)
    if (isHere && call.ended_at === null) return { kind: 'open', call, places, isChanged: false }
    const people = await peopleOfConversation(db, call.conversation_id)
    if (!people.includes(personId)) return refused('no_call')
    if (call.ended_at !== null) return { kind: 'ended', call, isNew: false, people }
    const isElsewhere = places.some(({ person_id }) => person_id === personId)
    return isElsewhere ? { kind: 'elsewhere', call } : refused('no_call')
  }

  /** Forwards a frame from one device in the call to the other one. */
  const passesOn = <T extends SignalType>(contentOf: (frame: ClientFrameOf<T>) => object) =>
    answers<T>(async (frame, connection) => {
      const { callId, clientMsgId } = frame
      const places = await placesIn(db, callId)
      const own = places.find(({ connection_id }) => connection_id === connection.id)
      if (own?.person_id !== connection.personId) return refused('no_call')
      const other = places.find((place) => place !== own)
      const from = { callId, clientMsgId, userId: own.person_id, deviceId: own.device_id }
      if (other?.connection_id)
        teller.sendTo(other.person_id, other.connection_id, { ...from, ...contentOf(frame) } as ServerFrame)
      connection.send({ type: 'call_ack', callId, clientMsgId })
      return undefined
    })

  return {
    onStart: answers<'call_start'>(start),

    onAccept: answers<'call_accept'>((frame, connection) =>
      acceptCall(db, { ...named(frame, connection), deviceId: frame.deviceId }),
    ),

    onDecline: answers<'call_decline'>((frame, connection) => declineCall(db, named(frame, connection))),

    onLeave: answers<'call_leave'>(async (frame, connection) => {
      const result = await leaveCall(db, named(frame, connection))
      if (result.kind !== 'open') return result
      // If the call belongs to a session, it continues without this person.
      await tell(result)
      connection.send({ ...leftFrame(result.call, connection.personId), clientMsgId: frame.clientMsgId })
      return undefined
    }),

    onHeartbeat: answers<'call_heartbeat'>(heartbeat),

    onDescription: passesOn<'call_description'>(({ type, description }) => ({ type, description })),
    onCandidate: passesOn<'call_candidate'>(({ type, candidate }) => ({ type, candidate })),

    tidy: () => flood.tidy(),
  }
}
