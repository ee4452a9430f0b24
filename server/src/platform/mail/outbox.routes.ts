import type { FastifyInstance } from 'fastify'
import { errors } from '../http/errors'
import type { Outbox } from './outbox'
import { outboxPage } from './outboxPage'

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'"
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/** Registers the routes that show the outbox in the browser. They are never mounted in production. */
export function registerOutboxRoutes(app: FastifyInstance, outbox: Outbox) {
  const hidden = { schema: { hide: true } }

  app.get('/__mail', hidden, async (_request, reply) => {
    reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8')
    return outboxPage(await outbox.list())
  })

  app.get<{ Params: { id: string } }>('/__mail/:id', hidden, async ({ params }, reply) => {
    const mail = (await outbox.list()).find(({ id }) => id === params.id)
    if (!mail) throw errors.notFound('Mail')
    reply.header('content-security-policy', MAIL_POLICY).header('x-frame-options', 'SAMEORIGIN')
    reply.type('text/html; charset=utf-8')
    // Links open in a new tab, because the pages of the site refuse to be framed.
    return mail.html.replace('<head>', '<head><base target="_blank">')
  })

  app.get<{ Querystring: { to?: string } }>('/__mail.json', hidden, async (request) => ({
    message: 'OK',
    data: await outbox.list(request.query.to),
  }))
}
