import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { Id, Timestamp } from '../api/wire'

export const mayBeRung = endpoint({
  method: 'POST',
  path: '/internal/calls/may-be-rung',
  access: 'service',
  summary:
    'For the chat service, with the service key: those of these people who may use calls outside of sessions. Learners under 18 and people who may not use chat are left out.',
  body: Type.Object({ userIds: Type.Array(Id, { maxItems: 2 }) }),
  reply: Type.Object({ userIds: Type.Array(Id, { maxItems: 2 }) }),
})

/** A session whose call is open at present. */
export const SessionCall = Type.Object({ partnerId: Id, closesAt: Timestamp })
export type SessionCall = Static<typeof SessionCall>

export const getSessionCall = endpoint({
  method: 'POST',
  path: '/internal/calls/of-session',
  access: 'service',
  summary:
    'For the chat service, with the service key: the other person of a booked session of this person whose call is open at present.',
  body: Type.Object({ userId: Id, sessionId: Id }),
  reply: Type.Object({ call: Type.Optional(SessionCall) }),
})

/** Maximum number of sessions that chat asks for at once. */
export const OPEN_SESSIONS_MAX = 100

export const listOpenSessions = endpoint({
  method: 'POST',
  path: '/internal/calls/open-sessions',
  access: 'service',
  summary:
    'For the chat service, with the service key: those of these sessions whose call is open at present. Sessions that were cancelled or moved to another time are left out.',
  body: Type.Object({ sessionIds: Type.Array(Id, { maxItems: OPEN_SESSIONS_MAX }) }),
  reply: Type.Object({ sessionIds: Type.Array(Id, { maxItems: OPEN_SESSIONS_MAX }) }),
})
