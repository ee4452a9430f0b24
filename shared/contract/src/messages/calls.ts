import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { Id, Timestamp } from '../api/wire'
import { ICE_URLS_MAX } from './callRules'

/** `reason` of a 403: calls of this person take place in booked sessions only. */
export const CALLS_ONLY_IN_SESSIONS = 'calls_only_in_sessions'
/** `reason` of a 403: calls can be allowed when the other person has answered. */
export const CALLS_AFTER_ANSWER = 'calls_after_answer'
/** `reason` of a 403: the call of this session is not open, or the session is not one of the caller. */
export const SESSION_CALL_CLOSED = 'session_call_closed'

/** Who allows calls in a conversation. Ringing needs both. */
export const CallConsent = Type.Object({
  /** Absent if the caller has not decided yet. */
  own: Type.Optional(Type.Boolean()),
  /** False also if the partner has not decided or cannot allow calls. */
  partner: Type.Boolean(),
})
export type CallConsent = Static<typeof CallConsent>

const own = { userId: Id }
const conversation = Type.Object({ conversationId: Id })

export const getCallConsent = endpoint({
  method: 'GET',
  service: 'chat',
  path: '/api/chat/calls/consent/:conversationId',
  access: 'session',
  owner: 'query.userId',
  summary: 'Who of the two allows calls in a conversation of the caller.',
  params: conversation,
  query: Type.Object(own),
  reply: CallConsent,
})

export const setCallConsent = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/api/chat/calls/consent/:conversationId',
  access: 'session',
  owner: 'body.userId',
  rateLimit: 'callConsent',
  summary:
    'Allow calls in a conversation of the caller, or take that back, which ends a call that is open there. Learners under 18 can only be called in sessions.',
  params: conversation,
  body: Type.Object({ ...own, allowed: Type.Boolean() }),
  reply: CallConsent,
})

export const openSessionCall = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/api/chat/calls/of-session',
  access: 'session',
  owner: 'body.userId',
  rateLimit: 'conversationStart',
  summary:
    'The conversation in which the call of a booked session takes place; it is opened if the two have none. For the two people of the session, in its time.',
  body: Type.Object({ ...own, sessionId: Id }),
  reply: Type.Object({ conversationId: Id, partnerId: Id, closesAt: Timestamp }),
})

/** As `RTCConfiguration` expects it. */
export const IceServer = Type.Object({
  urls: Type.Array(Type.String({ maxLength: 500 }), { minItems: 1, maxItems: ICE_URLS_MAX }),
  username: Type.Optional(Type.String({ maxLength: 200 })),
  credential: Type.Optional(Type.String({ maxLength: 200 })),
})
export type IceServer = Static<typeof IceServer>

/** The servers through which two browsers find a way to each other. */
export const CallServers = Type.Object({
  iceServers: Type.Array(IceServer, { maxItems: 2 }),
  /** True if all media goes through a TURN server, so that neither person learns the network address of the other. */
  relayOnly: Type.Boolean(),
  validUntil: Type.Optional(Timestamp),
})
export type CallServers = Static<typeof CallServers>

export const getIceServers = endpoint({
  method: 'GET',
  service: 'chat',
  path: '/api/chat/calls/:callId/ice-servers',
  access: 'session',
  owner: 'query.userId',
  summary:
    'The STUN and TURN servers of this installation, for somebody who is in this call. The credentials are valid until `validUntil`.',
  params: Type.Object({ callId: Id }),
  query: Type.Object(own),
  reply: CallServers,
})
