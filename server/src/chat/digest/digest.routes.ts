import { getDigestPreference, setDigestPreference } from '@mentor-connect/contract/api/chat'
import type { Role } from '@mentor-connect/contract/api/people'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { named } from '../../platform/http/named'
import { serve } from '../../platform/http/serve'
import type { ChatDependencies } from '../dependencies'
import { setDigest, wantsDigest } from '../presence/people.repo'
import { readUnsubscribeToken, UNSUBSCRIBE_PATH, type UnsubscribeToken } from './unsubscribe'
import { unsubscribePage, type UnsubscribeState } from './unsubscribePage'

type Dependencies = Pick<ChatDependencies, 'db' | 'config' | 'clock'>

export function registerDigestRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const { db } = dependencies
  serve(app, getDigestPreference, async ({ query }) => ({
    data: { enabled: await wantsDigest(db, query.userId) },
  }))

  serve(app, setDigestPreference, async ({ body }) => {
    await setDigest(db, body.userId, body.enabled)
    return { data: { enabled: body.enabled } }
  })

  const pages = async (scope: FastifyInstance) => registerUnsubscribe(scope, dependencies)
  void app.register(named('unsubscribe pages', pages))
}

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'"

/**
 * The unsubscribe link of a mail. A GET changes nothing, because mail clients prefetch links; the button of the page and
 * that of the mail client (RFC 8058) send a POST to the same URL.
 */
function registerUnsubscribe(app: FastifyInstance, { db, config, clock }: Dependencies) {
  type Request = { Querystring: { token?: string } }
  const read = (token = '') =>
    config.serviceKey ? readUnsubscribeToken(token, config.serviceKey, clock()) : INVALID
  const answer = (reply: FastifyReply, state: UnsubscribeState, role?: Role) =>
    reply
      .status(STATUS[state])
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(unsubscribePage(state, role && `${config.siteUrl}/${role}/profile`))
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume()
    done(null)
  })

  app.get<Request>(UNSUBSCRIBE_PATH, async ({ query }, reply) => {
    const token = read(query.token)
    return answer(reply, token.kind === 'valid' ? 'ask' : token.kind, token.role)
  })

  app.post<Request>(UNSUBSCRIBE_PATH, async ({ query }, reply) => {
    const token = read(query.token)
    if (token.kind === 'valid') await setDigest(db, token.personId, false)
    return answer(reply, token.kind === 'valid' ? 'done' : token.kind, token.role)
  })
}

const INVALID: UnsubscribeToken = { kind: 'invalid' }
const STATUS: Record<UnsubscribeState, number> = { ask: 200, done: 200, invalid: 400, expired: 410 }
