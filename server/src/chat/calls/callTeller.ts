import type { Call } from '@mentor-connect/contract/messages/callFrames'
import type { ServerFrame, ServerFrameOf } from '@mentor-connect/contract/messages/chatFrames'
import type { Bus } from '../bus/bus'
import type { Connection } from '../delivery/connection'
import type { Messenger } from '../delivery/messenger'
import { presentCall, type CallRow } from './calls.repo'
import type { CallResult, EndedResult, OpenResult } from './lockedCall'

/** The frame to which a result responds. */
export interface Asked {
  connection: Connection
  clientMsgId: string
}

export type CallTeller = ReturnType<typeof callTeller>

/** Notifies people of the results of frames and events. */
export function callTeller({ messenger, bus }: { messenger: Messenger; bus: Bus }) {
  function sendHere(personId: string, connectionId: string, frame: ServerFrame) {
    for (const connection of messenger.hub.of(personId))
      if (connection.id === connectionId) {
        connection.send(frame)
        return true
      }
    return false
  }

  /** Sends a frame to one connection, whichever node it is connected to. */
  function sendTo(personId: string, connectionId: string, frame: ServerFrame) {
    if (!sendHere(personId, connectionId, frame))
      bus.publish([personId], { kind: 'connection-frame', personId, connectionId, frame })
  }

  function tellOpen(result: OpenResult, people: string[], asked?: Asked) {
    const call = presentCall(result.call, result.places)
    const personId = asked?.connection.personId
    if (result.ousted?.connection_id)
      sendTo(result.ousted.person_id, result.ousted.connection_id, elsewhere(result.call))
    if (result.isAnswer && personId)
      messenger.tell([personId], elsewhere(result.call), { origin: asked.connection.id })
    if (result.isChanged) tellChanged(call, people, asked?.connection.id)
    if (asked) asked.connection.send({ type: 'call_state', clientMsgId: asked.clientMsgId, call })
  }

  function tellChanged(call: Call, people: string[], origin?: string) {
    const isRinging = call.state === 'ringing'
    const callers = people.filter((id) => !isRinging || id === call.startedBy)
    messenger.tell(callers, { type: 'call_state', call }, { origin })
    const rung = people.filter((id) => !callers.includes(id))
    if (rung.length > 0) messenger.tell(rung, { type: 'call_ringing', call })
  }

  function tellEnded({ call, isNew, people, line }: EndedResult, asked?: Asked) {
    const frame = endedFrame(call)
    if (asked) asked.connection.send({ ...frame, clientMsgId: asked.clientMsgId })
    if (!isNew) return
    messenger.tell(people, frame, { origin: asked?.connection.id })
    if (!line) return
    const { message, readBy } = line
    messenger.deliver(message)
    if (readBy === undefined) return
    const { conversationId, seq: upToSeq } = message
    messenger.tell(people, { type: 'read', conversationId, userId: readBy, upToSeq })
  }

  return {
    sendHere,
    sendTo,

    /**
     * Notifies people of a result.
     *
     * @param people the two people of the conversation
     */
    tell(result: CallResult, people: string[], asked?: Asked) {
      if (result.kind === 'open') return tellOpen(result, people, asked)
      if (result.kind === 'ended') return tellEnded(result, asked)
      if (!asked) return
      const { connection, clientMsgId } = asked
      if (result.kind === 'elsewhere') connection.send({ ...elsewhere(result.call), clientMsgId })
      else connection.refuse(result.code, clientMsgId, result.retryAt)
    },
  }
}

const nameOf = (call: CallRow) => ({
  callId: call.id,
  conversationId: call.conversation_id,
  ...(call.session_id !== null && { sessionId: call.session_id }),
})

export const leftFrame = (call: CallRow, by: string): ServerFrameOf<'call_ended'> => ({
  type: 'call_ended',
  ...nameOf(call),
  reason: 'left',
  by,
})

const elsewhere = (call: CallRow): ServerFrameOf<'call_ended'> => ({
  type: 'call_ended',
  ...nameOf(call),
  reason: 'elsewhere',
})

const endedFrame = (call: CallRow): ServerFrameOf<'call_ended'> => ({
  type: 'call_ended',
  ...nameOf(call),
  reason: call.end_reason ?? 'left',
  ...(call.ended_by !== null && { by: call.ended_by }),
  ...(call.answered_at !== null && { seconds: call.seconds }),
})
