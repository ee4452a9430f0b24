import type { Role } from '@mentor-connect/contract/accounts/people'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { named } from '../../http/named'
import { mailActionPage, type MailActionState, type MailActionTexts } from './mailActionPage'
import { readMailActionToken, type MailActionLinks, type MailActionToken } from './mailActionToken'

interface MailAction {
  path: string
  /** Undefined while there is no key: then every link is invalid. */
  links: MailActionLinks | undefined
  texts: MailActionTexts
  siteUrl: string
  clock: () => Date
  /** What the button does, for example turns mails off. */
  act: (personId: string) => Promise<unknown>
}

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'"
const INVALID: MailActionToken = { kind: 'invalid' }
const STATUS: Record<MailActionState, number> = { ask: 200, done: 200, invalid: 400, expired: 410 }

/**
 * A link in a mail with which its reader does one thing without logging in: turns mails off, or keeps the account. A GET
 * changes nothing, because mail clients prefetch links; the button of the page and, for mails to turn off, that of the mail
 * client (RFC 8058) send a POST to the same URL.
 */
export function registerMailAction(app: FastifyInstance, options: MailAction) {
  void app.register(
    named(`action of a mail at ${options.path}`, async (scope: FastifyInstance) => serve(scope, options)),
  )
}

function serve(app: FastifyInstance, { path, links, texts, siteUrl, clock, act }: MailAction) {
  type Request = { Querystring: { token?: string } }
  const read = (token = '') => (links ? readMailActionToken(token, links, clock()) : INVALID)
  const answer = (reply: FastifyReply, state: MailActionState, role?: Role) =>
    reply
      .status(STATUS[state])
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(mailActionPage(state, texts, role && `${siteUrl}/${role}/profile`))
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
    if (token.kind === 'valid') await act(token.personId)
    return answer(reply, token.kind === 'valid' ? 'done' : token.kind, token.role)
  })
}
