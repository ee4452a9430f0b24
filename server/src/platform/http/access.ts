import type { Access, InternalAccess } from '@mentor-connect/contract/api/endpoint'
import type { Role } from '@mentor-connect/contract/accounts/people'
import type { ChatRestriction } from '@mentor-connect/contract/trust/restrictionCodes'
import type { FastifyRequest } from 'fastify'
import { errors, type ApiError } from './errors'

/** The session of a caller, verified before the handler runs. */
export interface Session {
  personId: string
  role: Role
  sessionId: string
  /** The known device that the session belongs to, if any. */
  deviceId?: string | null
  /** True for a mentor whom an operator has approved. */
  isActiveMentor?: boolean
  /** The reason why this person may only use endpoints marked `whileRestricted`. */
  restriction?: ChatRestriction
  /** The reason why this person may not use chat. The bearer token passes it on to the chat service. */
  chatRestriction?: ChatRestriction
  /** True if the person must agree to the present terms before any write. */
  mustAgree?: boolean
}

/** Finds the session of a request; null if nobody is signed in. */
export type SessionSource = (request: FastifyRequest) => Promise<Session | null>

/** Restricted people who may also call an endpoint: all of them, or only mentors who await approval. */
export interface OpenTo {
  whileRestricted?: boolean
  whilePending?: boolean
}

export function requireAccess(
  access: Exclude<Access, InternalAccess>,
  session: Session | null,
  { whileRestricted = false, whilePending = false }: OpenTo = {},
) {
  if (access === 'public') return
  if (!session) throw errors.unauthenticated()
  const { restriction } = session
  const isOpen = whileRestricted || (whilePending && restriction === 'mentor_pending')
  if (restriction && !isOpen) throw REFUSALS[restriction]()
  if (access === 'session') return
  if (session.role !== (access === 'active-mentor' ? 'mentor' : access)) throw errors.forbidden()
  if (access === 'active-mentor' && !session.isActiveMentor) throw errors.mentorPending()
}

const REFUSALS: Record<ChatRestriction, () => ApiError> = {
  guardian_consent_needed: errors.guardianConsentNeeded,
  account_suspended: errors.accountSuspended,
  mentor_pending: errors.mentorPending,
}

/**
 * Checks that a person who writes has agreed to the present terms.
 * @throws ApiError `forbidden` if the person has not agreed
 */
export function requireAgreement(method: string, session: Session | null) {
  if (session?.mustAgree && method === 'POST') throw errors.termsChanged()
}

/** Returns the id of the caller. Throws `unauthenticated` if there is no session. */
export function callerOf(session: Session | null): string {
  if (!session) throw errors.unauthenticated()
  return session.personId
}

/**
 * Checks the `owner` of an endpoint.
 * @param request params, query and body after validation
 * @throws ApiError `unauthenticated` without a session, `forbidden` if no field of `owner` holds the caller's id
 */
export function requireOwner(
  owner: string | readonly string[],
  session: Session | null,
  request: RequestParts,
) {
  const callerId = callerOf(session)
  if (![owner].flat().some((field) => valueAt(request, field) === callerId)) throw errors.forbidden()
}

type RequestParts = Record<'params' | 'query' | 'body', unknown>

/**
 * Returns the value of a field of the request.
 * @param field a part of the request and a name in it, for example `body.userId`
 */
function valueAt(request: RequestParts, field: string): unknown {
  const [part, name] = field.split('.') as [keyof RequestParts, string]
  return (request[part] as Record<string, unknown> | undefined)?.[name]
}
