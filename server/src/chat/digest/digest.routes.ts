import { getDigestPreference, setDigestPreference } from '@mentor-connect/shared/contracts/chat'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ownedBy } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import type { ChatDependencies } from '../dependencies'
import { setDigest, wantsDigest } from '../presence/people.repo'
import { personOf, UNSUBSCRIBE_PATH } from './unsubscribe'
import { unsubscribePage } from './unsubscribePage'

type Dependencies = Pick<ChatDependencies, 'db' | 'config'>

export function registerDigestRoutes(app: FastifyInstance, { db, config }: Dependencies) {
  serve(app, getDigestPreference, async ({ query }, { session }) => ({
    data: { enabled: await wantsDigest(db, ownedBy(session, query.userId)) },
  }))

  serve(app, setDigestPreference, async ({ body }, { session }) => {
    await setDigest(db, ownedBy(session, body.userId), body.enabled)
    return { data: { enabled: body.enabled } }
  })

  void app.register(async (pages) => registerUnsubscribe(pages, { db, config }))
}

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'"

/**
 * The link of a mail. Looking at it changes nothing, because mail programs look at links by themselves; the button of
 * the page, and that of the mail program (RFC 8058), post to the same address.
 */
function registerUnsubscribe(app: FastifyInstance, { db, config }: Dependencies) {
  type Request = { Querystring: { token?: string } }
  const owner = (token = '') => (config.serviceKey ? personOf(token, config.serviceKey) : undefined)
  const answer = (reply: FastifyReply, state: Parameters<typeof unsubscribePage>[0]) =>
    reply
      .status(state === 'invalid' ? 400 : 200)
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(unsubscribePage(state))
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume()
    done(null)
  })

  app.get<Request>(UNSUBSCRIBE_PATH, async ({ query }, reply) =>
    answer(reply, owner(query.token) ? 'ask' : 'invalid'),
  )

  app.post<Request>(UNSUBSCRIBE_PATH, async ({ query }, reply) => {
    const personId = owner(query.token)
    if (personId) await setDigest(db, personId, false)
    return answer(reply, personId ? 'done' : 'invalid')
  })
}
