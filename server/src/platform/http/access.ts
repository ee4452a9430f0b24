import type { Access } from '@mentor-connect/shared/contracts/endpoint'
import type { Role } from '@mentor-connect/shared/contracts/people'
import type { Restriction } from '@mentor-connect/shared/rules/restrictionCodes'
import type { FastifyRequest } from 'fastify'
import { errors, type ApiError } from './errors'

/** Who is calling, checked before the handler runs. */
export interface Session {
  personId: string
  role: Role
  sessionId: string
  /** The known device that the session belongs to; null or absent when there is none. */
  deviceId?: string | null
  /** Whether this is a mentor whom the operator has approved. */
  isActiveMentor?: boolean
  /** Why this person may use only what is open `whileRestricted`. */
  restriction?: Restriction
}

/** Finds out who sent a request; null when nobody is signed in. */
export type SessionSource = (request: FastifyRequest) => Promise<Session | null>

/** @param whileRestricted whether people with a restriction may call as well */
export function requireAccess(
  access: Exclude<Access, 'service'>,
  session: Session | null,
  whileRestricted = false,
) {
  if (access === 'public') return
  if (!session) throw errors.unauthenticated()
  if (session.restriction && !whileRestricted) throw REFUSALS[session.restriction]()
  if (access === 'session') return
  if (session.role !== (access === 'active-mentor' ? 'mentor' : access)) throw errors.forbidden()
  if (access === 'active-mentor' && !session.isActiveMentor) throw errors.mentorPending()
}

const REFUSALS: Record<Restriction, () => ApiError> = {
  account_suspended: errors.accountSuspended,
  mentor_pending: errors.mentorPending,
}

/** The caller's own id. */
export function callerOf(session: Session | null): string {
  if (!session) throw errors.unauthenticated()
  return session.personId
}

/** The caller's own id, after a check that the id which the client sent is that one. */
export function ownedBy(session: Session | null, claimedId: string): string {
  if (!session) throw errors.unauthenticated()
  if (session.personId !== claimedId) throw errors.forbidden()
  return claimedId
}
