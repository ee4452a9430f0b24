import type { FastifyInstance } from 'fastify'
import type { Outbox } from './outbox'
import { outboxPage } from './outboxPage'

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** The outbox in the browser: never mounted in production. */
export function registerOutboxRoutes(app: FastifyInstance, outbox: Outbox) {
  const hidden = { schema: { hide: true } }

  app.get('/__mail', hidden, async (_request, reply) => {
    reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8')
    return outboxPage(await outbox.list())
  })

  app.get<{ Querystring: { to?: string } }>('/__mail.json', hidden, async (request) => ({
    message: 'OK',
    data: await outbox.list(request.query.to),
  }))
}
