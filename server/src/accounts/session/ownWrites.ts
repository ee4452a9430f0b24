import { SERVICE_KEY_HEADER } from '@mentor-connect/contract/messages/chatInternal'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cookiesOf, WROTE_COOKIE } from './cookies'

/** A write may take this long, in ms, after its response has named the cookie. */
const WRITE_MS = 20_000

/**
 * After a write of a signed-in person, a cookie says for a while that he or she reads from the primary: from any process, and
 * without a common store.
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
 * Who may see public lists as they were some seconds ago. Not: who has just written, clients without cookies that are signed
 * in, and the site server, which keeps what it reads right after a change.
 */
export function mayLag(apiUrl: string): (request: FastifyRequest) => boolean {
  const cookies = cookiesOf(apiUrl)
  return (request) =>
    cookies.read(request, WROTE_COOKIE) === undefined &&
    request.headers.authorization === undefined &&
    request.headers[SERVICE_KEY_HEADER] === undefined
}
