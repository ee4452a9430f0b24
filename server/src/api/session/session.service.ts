import { SESSION_LIFETIME_MS } from '@mentor-connect/shared/contracts/limits'
import type { Role } from '@mentor-connect/shared/contracts/people'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from '../../platform/http/access'
import { bearerOf, issueBearer, localKeySet, verifyBearer } from '../../platform/keys/bearer'
import type { ApiDependencies } from '../dependencies'
import { cookieOptions, hashSecret, newSecret, SESSION_COOKIE } from './cookies'
import { deleteSessions, findLiveSession, insertSession } from './sessions.repo'

/** What opening, reading and ending a session takes. */
export type SessionService = ReturnType<typeof sessionService>

type Dependencies = Pick<ApiDependencies, 'db' | 'keys' | 'config' | 'clock'>

export function sessionService({ db, keys, config, clock }: Dependencies) {
  const keySet = localKeySet(keys)
  const bearerSettings = () => ({ issuer: config.apiUrl, now: clock() })
  const findById = (id: string) => findLiveSession(db, id, clock().toISOString())

  /** By bearer token, else by cookie. A forged token is refused even beside a good cookie; one that has run out is not. */
  async function current(request: FastifyRequest): Promise<Session | null> {
    const token = bearerOf(request.headers.authorization)
    if (token) {
      const verdict = await verifyBearer(keySet, token, bearerSettings())
      if (verdict.kind === 'forged') return null
      const session = verdict.kind === 'valid' ? await findById(verdict.claims.sessionId) : null
      if (session) return session
    }
    const cookie = request.cookies[SESSION_COOKIE]
    return cookie ? findById(hashSecret(cookie)) : null
  }

  function bearerFor(session: Session): Promise<string> {
    return issueBearer(keys, session, bearerSettings())
  }

  /** Replaces the session that the browser may have had. Answers a bearer token. */
  async function open(
    person: { personId: string; role: Role },
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    await end(request, reply)
    const secret = newSecret()
    const session = { ...person, sessionId: hashSecret(secret) }
    const now = clock()
    await insertSession(db, {
      id_hash: session.sessionId,
      person_id: person.personId,
      role: person.role,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + SESSION_LIFETIME_MS).toISOString(),
    })
    reply.setCookie(SESSION_COOKIE, secret, cookieOptions(config.apiUrl, SESSION_LIFETIME_MS))
    return bearerFor(session)
  }

  async function end(request: FastifyRequest, reply: FastifyReply) {
    const session = await current(request)
    const cookie = request.cookies[SESSION_COOKIE]
    await deleteSessions(db, [
      ...(session ? [session.sessionId] : []),
      ...(cookie ? [hashSecret(cookie)] : []),
    ])
    reply.clearCookie(SESSION_COOKIE, cookieOptions(config.apiUrl))
  }

  return { current, bearerFor, open, end }
}
