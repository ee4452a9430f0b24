import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { CHAT_RESTRICTIONS } from './restrictionCodes'
import { Id, Timestamp, literals } from '../api/wire'

/** Details of a suspension, shown to the suspended person. */
export const Suspension = Type.Object({
  userId: Id,
  reason: Type.String(),
  since: Timestamp,
  /** The time at which the suspension ends automatically; absent if it does not. */
  until: Type.Optional(Timestamp),
  /** E-mail address of the support team. */
  supportEmail: Type.String(),
})
export type Suspension = Static<typeof Suspension>

export const getSuspension = endpoint({
  method: 'GET',
  path: '/account/suspension',
  access: 'session',
  whileRestricted: true,
  summary: 'Why and since when the caller is suspended, and whom to write to; null when the caller is not.',
  reply: Type.Union([Suspension, Type.Null()]),
})

/** Says if a person may use chat. If there are several states, the one with the highest version is current. */
const PersonAccess = Type.Object({
  userId: Id,
  version: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  restriction: Type.Union([literals(CHAT_RESTRICTIONS), Type.Null()]),
  /** True if the person may not start new conversations. */
  isLimited: Type.Optional(Type.Boolean()),
})
export type PersonAccess = Static<typeof PersonAccess>

/** Maximum number of entries of each kind in one call. */
export const ACCESS_CHANGES_MAX = 500

/** Sent by the main API to the chat service: people and sessions whose access was revoked or restored. */
export const AccessChanges = Type.Object({
  people: Type.Array(PersonAccess, { maxItems: ACCESS_CHANGES_MAX }),
  /** `sid` claims of the revoked tokens. */
  endedSessions: Type.Array(Id, { maxItems: ACCESS_CHANGES_MAX }),
})
export type AccessChanges = Static<typeof AccessChanges>

export const applyAccessChanges = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/internal/access',
  access: 'service',
  summary:
    'For the main API: who has lost access, and who has it again. Open sockets are closed. Harmless when repeated or late.',
  body: AccessChanges,
  maxBodyBytes: 256 * 1024,
  reply: Type.Object({ applied: Type.Boolean() }),
})
