import { SERVICE_KEY_HEADER } from '@mentor-connect/contract/messages/chatInternal'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cookiesOf, WROTE_COOKIE } from './cookies'

/** Time, in ms, that a write may take after the cookie was put on its response. */
const WRITE_MS = 20_000

/**
 * Sets a cookie when a signed-in person writes. Until it expires, the person's reads go to the primary
 * database, whichever process serves them; no shared store is needed.
 *
 * @param maxLag how old reads from a replica may be, in ms
 */
export function markOwnWrites(app: FastifyInstance, { apiUrl, maxLag }: { apiUrl: string; maxLag: number }) {
  const cookies = cookiesOf(apiUrl)
  app.addHook('preHandler', async (request, reply) => {
    if (request.method === 'POST' && request.session)
      cookies.keep(reply, WROTE_COOKIE, '1', maxLag + WRITE_MS)
  })
}

/**
 * Returns a function that tells whether a request may be answered with public lists that are some seconds old.
 * This is not allowed for people who have just written, for clients with a bearer token, and for the site
 * server, which caches what it reads right after a change.
 */
export function mayLag(apiUrl: string): (request: FastifyRequest) => boolean {
  const cookies = cookiesOf(apiUrl)
  return (request) =>
    cookies.read(request, WROTE_COOKIE) === undefined &&
    request.headers.authorization === undefined &&
    request.headers[SERVICE_KEY_HEADER] === undefined
}
