import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookiesOf, SIGN_IN_COOKIE } from './cookies'
import { hashSecret, newSecret } from '../../platform/keys/secrets'

/** Time in ms within which a browser must show the second factor. Challenges for passkeys expire sooner. */
export const SIGN_IN_MS = 10 * MINUTE_MS

export type SignInBrowser = ReturnType<typeof signInBrowser>

/** Recognises a browser between two requests of a log-in, by a cookie whose hash is stored. */
export function signInBrowser(apiUrl: string) {
  const cookies = cookiesOf(apiUrl)

  function keep(reply: FastifyReply, secret: string) {
    cookies.keep(reply, SIGN_IN_COOKIE, secret, SIGN_IN_MS)
    return hashSecret(secret)
  }

  return {
    hashOf(request: FastifyRequest): string | undefined {
      const secret = cookies.read(request, SIGN_IN_COOKIE)
      return secret && hashSecret(secret)
    },
    /** Gives the browser a new cookie and returns its hash. */
    begin: (reply: FastifyReply) => keep(reply, newSecret()),
    /** Keeps the cookie of the browser, or gives it one. Returns its hash. */
    continue: (request: FastifyRequest, reply: FastifyReply) =>
      keep(reply, cookies.read(request, SIGN_IN_COOKIE) ?? newSecret()),
    end: (reply: FastifyReply) => cookies.clear(reply, SIGN_IN_COOKIE),
  }
}
