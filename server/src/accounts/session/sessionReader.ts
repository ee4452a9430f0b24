import type { FastifyRequest } from 'fastify'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { Session } from '../../platform/http/access'
import { bearerOf, localKeySet, verifyBearer } from '../../platform/keys/bearer'
import { batched } from '../../platform/parallel/batched'
import { noteAccountUse } from '../people/accountUse.repo'
import { cookiesOf, SESSION_COOKIE } from './cookies'
import { hashSecret } from '../../platform/keys/secrets'
import { LAST_USE_ACCURACY_MS, sessionTimes } from './sessionLifetimes'
import { findLiveSessions, noteSessionUse, type FoundSession } from './sessions.repo'

type Dependencies = Pick<ApiDependencies, 'db' | 'keys' | 'config' | 'clock' | 'logger'>

/** Finds the sessions of requests, and records their use. */
export function sessionReader({ db, keys, config, clock, logger }: Dependencies) {
  const keySet = localKeySet(keys)
  const cookies = cookiesOf(config.apiUrl)
  const lifetimes = sessionTimes(config)
  const findById = batched((ids: string[]) => findLiveSessions(db, ids, lifetimes.now(clock())))

  /**
   * Finds the session by the bearer token, otherwise by the cookie. A forged token is refused even if the
   * cookie is valid; an expired token is ignored.
   */
  async function find(request: FastifyRequest): Promise<FoundSession | null> {
    const token = bearerOf(request.headers.authorization)
    if (token) {
      const verdict = await verifyBearer(keySet, token, { issuer: config.apiUrl, now: clock() })
      if (verdict.kind === 'forged') return null
      const session = verdict.kind === 'valid' ? await findById(verdict.claims.sessionId) : null
      if (session) return session
    }
    const cookie = cookies.read(request, SESSION_COOKIE)
    return cookie ? findById(hashSecret(cookie)) : null
  }

  async function current(request: FastifyRequest): Promise<Session | null> {
    const session = await find(request)
    if (session) await noteUse(session)
    return session
  }

  /**
   * Records the last use, so that the session does not expire as idle. It is written only now and then, and a
   * failure to write it never fails the request.
   */
  async function noteUse({ sessionId, personId, role, createdAt, lastUsedAt }: FoundSession) {
    const now = clock()
    const last = new Date(lastUsedAt ?? createdAt).getTime()
    if (now.getTime() - last < LAST_USE_ACCURACY_MS) return
    try {
      await noteSessionUse(db, sessionId, now.toISOString())
      await noteAccountUse(db, { personId, role }, now.toISOString())
    } catch (error) {
      logger?.warn({ err: error }, 'the last use of a session could not be stored')
    }
  }

  return { find, findById, current }
}
