import type { Access } from '@mentor-connect/shared/contracts/endpoint'
import type { Role } from '@mentor-connect/shared/contracts/people'
import type { FastifyRequest } from 'fastify'
import { errors } from './errors'

/** Who is calling, checked before the handler runs. */
export interface Session {
  personId: string
  role: Role
  sessionId: string
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
  if (access !== 'session' && access !== session.role) throw errors.forbidden()
}

/** The caller's own id, after a check that the id which the client sent is that one. */
export function ownedBy(session: Session | null, claimedId: string): string {
  if (!session) throw errors.unauthenticated()
  if (session.personId !== claimedId) throw errors.forbidden()
  return claimedId
}
