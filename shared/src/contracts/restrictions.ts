import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint'
import { RESTRICTIONS } from '../rules/restrictionCodes'
import { Id, Timestamp, literals } from './wire'

/** What a suspended person is told. */
export const Suspension = Type.Object({
  userId: Id,
  reason: Type.String(),
  since: Timestamp,
  /** Where the person can write to; somebody reads it. */
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

/** Whether a person takes part at the moment. The higher version is the later one. */
const PersonAccess = Type.Object({
  userId: Id,
  version: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  restriction: Type.Union([literals(RESTRICTIONS), Type.Null()]),
})
export type PersonAccess = Static<typeof PersonAccess>

/** Most entries of each kind in one call. */
export const ACCESS_CHANGES_MAX = 500

/** What the main API tells chat of people and sessions that have lost their access, or have it again. */
export const AccessChanges = Type.Object({
  people: Type.Array(PersonAccess, { maxItems: ACCESS_CHANGES_MAX }),
  /** The `sid` of their tokens. */
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
