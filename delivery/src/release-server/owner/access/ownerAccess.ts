import type { OwnerToken } from '@mentor-connect/server/config'
import { countAlone } from '@mentor-connect/server/limits'
import { networkOf } from '@mentor-connect/server/network'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { bearerToken, isOwnersToken } from '../../access/tokens'
import { createSessions, SESSION_MS } from './sessions'

/**
 * Maximum number of requests from one network in a minute. The limit exists because the page requests figures
 * from the API.
 */
const REQUESTS_PER_MINUTE = 120
/** Maximum number of wrong tokens from one network in a minute. */
export const ATTEMPTS_PER_MINUTE = 10

/** Thrown if a network has sent too many requests; `waitMs` is the time until it may send the next one. */
export class TooMany extends Error {
  constructor(readonly waitMs: number) {
    super('Too many requests: wait a minute, then try again.')
  }
}

export type OwnerAccess = ReturnType<typeof createAccess>

/**
 * Decides who may see the page of the site's owner: browsers after a sign-in with a token, and programs with
 * `Authorization: Bearer`. The cookie of a browser never contains the token; it contains the secret of a
 * session that expires after an hour.
 */
export function createAccess(tokens: OwnerToken[], now: () => Date) {
  const sessions = createSessions(now)
  const requests = countAlone({ keyPrefix: 'owner', points: REQUESTS_PER_MINUTE, duration: 60 })
  const attempts = countAlone({ keyPrefix: 'owner-attempt', points: ATTEMPTS_PER_MINUTE, duration: 60 })

  async function count(counter: typeof requests, { ip }: FastifyRequest) {
    const waitMs = await counter(networkOf(ip))
    if (waitMs > 0) throw new TooMany(waitMs)
  }

  const sessionOf = (request: FastifyRequest) => request.cookies[cookieOf(request).name]

  /**
   * True if the request has the cookie of a session or the token of the owner. @throws TooMany after too many wrong
   * tokens
   */
  async function isAllowed(request: FastifyRequest): Promise<boolean> {
    const given = bearerToken(request.headers.authorization)
    if (given === undefined) return sessions.has(sessionOf(request))
    if (isOwnersToken(tokens, given)) return true
    await count(attempts, request)
    return false
  }

  /** Sets the cookie of a new session. Returns false if the token is not the owner's. @throws TooMany */
  async function signIn(request: FastifyRequest, reply: FastifyReply, token: string): Promise<boolean> {
    await count(attempts, request)
    if (!isOwnersToken(tokens, token.trim())) return false
    const { name, options } = cookieOf(request)
    reply.setCookie(name, sessions.open(), { ...options, maxAge: SESSION_MS / 1000 })
    return true
  }

  function signOut(request: FastifyRequest, reply: FastifyReply) {
    const { name, options } = cookieOf(request)
    sessions.end(sessionOf(request))
    reply.clearCookie(name, options)
  }

  return { limit: (request: FastifyRequest) => count(requests, request), isAllowed, signIn, signOut }
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * True if the request is addressed to this machine. Only such requests may use the cookie over plain HTTP;
 * elsewhere browsers would reject it.
 */
export const isLoopback = ({ headers }: FastifyRequest): boolean => LOOPBACK.test(headers.host ?? '')

/**
 * Name and options of the session cookie. Browsers accept a cookie with the prefix `__Host-` only over HTTPS and only
 * from the same host.
 */
function cookieOf(request: FastifyRequest) {
  const secure = !isLoopback(request)
  const options = { httpOnly: true, sameSite: 'strict', path: '/', secure } as const
  return { name: secure ? '__Host-mc_owner' : 'mc_owner', options }
}
