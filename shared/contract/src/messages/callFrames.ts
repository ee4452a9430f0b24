import Type, { type Static } from 'typebox'
import { Id, literals, Timestamp } from '../api/wire'
import { ClientMsgId } from './chat'
import { CALL_CANDIDATE_MAX, CALL_DESCRIPTION_MAX, CALL_END_REASONS, CALL_STATES } from './callRules'

const frame = <Name extends string, Fields extends Parameters<typeof Type.Object>[0]>(
  type: Name,
  fields: Fields,
) => Type.Object({ type: Type.Literal(type), ...fields })

/**
 * Names the page that takes part, chosen by the client when the page opens. It stays the same when the connection to
 * chat is renewed, and is another one after a reload.
 */
export const CallDevice = Id

const call = { clientMsgId: ClientMsgId, callId: Id }

/**
 * Frames of calls that a client sends, by `type`. `clientMsgId` identifies the frame: a repeated one does nothing new.
 * Each is answered with the same id by `call_state`, `call_ended`, `call_ack` or `error`.
 */
export const callClientFrames = {
  /**
   * Rings the other person of a conversation, or joins the call that is open there; with `sessionId`, comes to the call of
   * that session, where nobody is rung. Somebody who is in this call already moves to this device.
   */
  call_start: frame('call_start', {
    clientMsgId: ClientMsgId,
    conversationId: Id,
    sessionId: Type.Optional(Id),
    deviceId: CallDevice,
  }),
  /** Answers a ringing call. The first device that does has it. */
  call_accept: frame('call_accept', { ...call, deviceId: CallDevice }),
  call_decline: frame('call_decline', call),
  call_leave: frame('call_leave', call),
  /** Renews the lease of this device every `CALL_HEARTBEAT_MS`, and first of all after each reconnect. */
  call_heartbeat: frame('call_heartbeat', { ...call, deviceId: CallDevice }),
  /** A session description (an object with `type` and `sdp`) or a candidate, as JSON, to the other device. */
  call_description: frame('call_description', {
    ...call,
    description: Type.String({ minLength: 1, maxLength: CALL_DESCRIPTION_MAX }),
  }),
  call_candidate: frame('call_candidate', {
    ...call,
    candidate: Type.String({ minLength: 1, maxLength: CALL_CANDIDATE_MAX }),
  }),
} as const

/** A person who is in a call. `since` and `deviceId` change when the person moves to another device. */
const PersonInCall = Type.Object({ userId: Id, deviceId: CallDevice, since: Timestamp })

/** An open call. Of two states of a call, the one with the higher `version` is valid. */
export const Call = Type.Object({
  callId: Id,
  conversationId: Id,
  sessionId: Type.Optional(Id),
  version: Type.Integer({ minimum: 1 }),
  state: literals(CALL_STATES),
  startedBy: Id,
  startedAt: Timestamp,
  /** The time at which a ringing call is missed. */
  ringsUntil: Type.Optional(Timestamp),
  /** Time at which the second person joined the call. */
  activeSince: Type.Optional(Timestamp),
  /** The time at which the call of a session ends automatically. */
  closesAt: Type.Optional(Timestamp),
  people: Type.Array(PersonInCall, { maxItems: 2 }),
})
export type Call = Static<typeof Call>

const answered = { clientMsgId: Type.Optional(ClientMsgId) }
const signal = { callId: Id, clientMsgId: ClientMsgId, userId: Id, deviceId: CallDevice }

/** Frames of calls that the server sends to clients of `CHAT_PROTOCOL`, by `type`. */
export const callServerFrames = {
  /** Somebody rings. It goes to all devices of the person, also to those that connect while it rings. */
  call_ringing: frame('call_ringing', { call: Call }),
  /** The present state of a call, to all devices of both people after each change. */
  call_state: frame('call_state', { ...answered, call: Call }),
  /** The call has ended, for this device at least. `by` is the person who has ended it. */
  call_ended: frame('call_ended', {
    ...answered,
    callId: Id,
    conversationId: Id,
    sessionId: Type.Optional(Id),
    reason: literals(CALL_END_REASONS),
    by: Type.Optional(Id),
    /** Length of the time in which both were in the call; absent if it was not answered. */
    seconds: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
  /** A description or candidate was passed on. It may be lost if the other device is not connected at present. */
  call_ack: frame('call_ack', { callId: Id, clientMsgId: ClientMsgId }),
  /** To the device that is in the call. `clientMsgId` is that of the sender, so that a repeated one is recognized. */
  call_description: frame('call_description', { ...signal, description: Type.String() }),
  call_candidate: frame('call_candidate', { ...signal, candidate: Type.String() }),
  /** The receiver or the partner has allowed calls in this conversation, or does not allow them any more. */
  calls_allowed: frame('calls_allowed', { conversationId: Id, userId: Id, allowed: Type.Boolean() }),
} as const
