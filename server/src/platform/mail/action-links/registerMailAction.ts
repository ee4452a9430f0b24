import type { Role } from '@mentor-connect/contract/accounts/people'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { named } from '../../http/named'
import { mailActionPage, type MailActionState, type MailActionTexts } from './mailActionPage'
import { readMailActionToken, type MailActionLinks, type MailActionToken } from './mailActionToken'

interface MailAction {
  path: string
  /** The action links; undefined if there is no signing key, in which case every link is invalid. */
  links: MailActionLinks | undefined
  texts: MailActionTexts
  siteUrl: string
  clock: () => Date
  /** Performs the action of the button, for example turns mails off. */
  act: (personId: string) => Promise<unknown>
}

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'"
const INVALID: MailActionToken = { kind: 'invalid' }
const STATUS: Record<MailActionState, number> = { ask: 200, done: 200, invalid: 400, expired: 410 }

/**
 * Serves the page of a link in a mail that performs one action for the reader, who need not sign in: it turns
 * mails off, or keeps the account. A GET changes nothing, because mail clients prefetch links. The button on
 * the page sends a POST to the same URL, and so does the unsubscribe button of a mail client (RFC 8058).
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
