import { SERVICE_KEY_HEADER } from '@mentor-connect/contract/messages/chatInternal'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cookiesOf, WROTE_COOKIE } from './cookies'

/** Maximum duration of a write, in ms, after the cookie was added to its response. */
const WRITE_MS = 20_000

/**
 * Sets a cookie when a signed-in person writes. Until it expires, the person's reads use the primary
 * database, whichever process serves them. No shared store is needed.
 *
 * @param maxLag maximum age of reads from a replica, in ms
 */
export function markOwnWrites(app: FastifyInstance, { apiUrl, maxLag }: { apiUrl: string; maxLag: number }) {
  const cookies = cookiesOf(apiUrl)
  app.addHook('preHandler', async (request, reply) => {
    if (request.method === 'POST' && request.session)
      cookies.keep(reply, WROTE_COOKIE, '1', maxLag + WRITE_MS)
  })
}

/**
 * Returns a function that tells whether the response to a request may contain public lists that are some
 * seconds old. It may not for people who have just written, for clients with a bearer token, and for the site
 * server, which caches the responses that it gets right after a change.
 */
export function mayLag(apiUrl: string): (request: FastifyRequest) => boolean {
  const cookies = cookiesOf(apiUrl)
  return (request) =>
    cookies.read(request, WROTE_COOKIE) === undefined &&
    request.headers.authorization === undefined &&
    request.headers[SERVICE_KEY_HEADER] === undefined
}
