import type { Role } from '@mentor-connect/contract/api/people'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { named } from '../../http/named'
import { unsubscribePage, type UnsubscribeState, type UnsubscribeTexts } from './unsubscribePage'
import { readUnsubscribeToken, type UnsubscribeLinks, type UnsubscribeToken } from './unsubscribeToken'

interface Unsubscribing {
  path: string
  /** Undefined while there is no key: then every link is invalid. */
  links: UnsubscribeLinks | undefined
  texts: UnsubscribeTexts
  siteUrl: string
  clock: () => Date
  /** Turns the mails off. */
  stop: (personId: string) => Promise<unknown>
}

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'"
const INVALID: UnsubscribeToken = { kind: 'invalid' }
const STATUS: Record<UnsubscribeState, number> = { ask: 200, done: 200, invalid: 400, expired: 410 }

/**
 * The unsubscribe link of a mail. A GET changes nothing, because mail clients prefetch links; the button of the page and
 * that of the mail client (RFC 8058) send a POST to the same URL.
 */
export function registerUnsubscribe(app: FastifyInstance, options: Unsubscribing) {
  void app.register(
    named(`unsubscribe pages at ${options.path}`, async (scope: FastifyInstance) => serve(scope, options)),
  )
}

function serve(app: FastifyInstance, { path, links, texts, siteUrl, clock, stop }: Unsubscribing) {
  type Request = { Querystring: { token?: string } }
  const read = (token = '') => (links ? readUnsubscribeToken(token, links, clock()) : INVALID)
  const answer = (reply: FastifyReply, state: UnsubscribeState, role?: Role) =>
    reply
      .status(STATUS[state])
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(unsubscribePage(state, texts, role && `${siteUrl}/${role}/profile`))
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume()
    done(null)
  })

  app.get<Request>(path, async ({ query }, reply) => {
    const token = read(query.token)
    return answer(reply, token.kind === 'valid' ? 'ask' : token.kind, token.role)
  })

  app.post<Request>(path, async ({ query }, reply) => {
    const token = read(query.token)
    if (token.kind === 'valid') await stop(token.personId)
    return answer(reply, token.kind === 'valid' ? 'done' : token.kind, token.role)
  })
}
