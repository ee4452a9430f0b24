import type { Access } from '@mentor-connect/shared/contracts/endpoint'
import type { Role } from '@mentor-connect/shared/contracts/people'
import type { FastifyRequest } from 'fastify'
import { errors } from './errors'

/** Who is calling, checked before the handler runs. */
export interface Session {
  personId: string
  role: Role
  sessionId: string
  /** Whether this is a mentor whom the operator has approved. */
  isActiveMentor?: boolean
}

/** Finds out who sent a request; null when nobody is signed in. */
export type SessionSource = (request: FastifyRequest) => Promise<Session | null>

declare module 'fastify' {
  interface FastifyInstance {
    sessionOf: SessionSource
  }
}

export function requireAccess(access: Access, session: Session | null) {
  if (access === 'public') return
  if (!session) throw errors.unauthenticated()
  if (access === 'session') return
  if (session.role !== (access === 'active-mentor' ? 'mentor' : access)) throw errors.forbidden()
  if (access === 'active-mentor' && !session.isActiveMentor) throw errors.mentorPending()
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
