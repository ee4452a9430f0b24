import type { FastifyInstance, FastifyReply } from 'fastify'
import { chosenAccount, serviceUser, type ServiceUser } from './accounts'
import type { Emulation } from './emulation'
import { pickerPage } from './pickerPage'
import { pickerLanguage } from './pickerTexts'
import { ServiceError } from './serviceError'
import type { Attempt, ServiceClient } from './store'

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

interface Asked {
  Querystring: { state?: string; hl?: string }
  Body: Record<string, string | undefined>
}

/** Emulates Google: lets the person pick an account and redirects back. */
export function registerGoogle(app: FastifyInstance, { store, accounts, path }: Emulation) {
  const send = (reply: FastifyReply, html: string) =>
    reply
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'no-store')
      // The page has a different referrer policy, because with that of the other pages, browsers would submit
      // the form without an origin.
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(html)

  app.get<Asked>('/google/authorize', async ({ query, headers, cookies }, reply) => {
    const { state } = waitingFor(query.state, cookies.__client)
    const language = pickerLanguage(query.hl, headers['accept-language'])
    return send(reply, pickerPage({ accounts, action: addressOf(state, language), state, language }))
  })

  app.post<Asked>('/google/authorize', async ({ query, body, headers, cookies }, reply) => {
    const { state, client, attempt } = waitingFor(query.state, cookies.__client)
    const language = pickerLanguage(query.hl, headers['accept-language'])
    const form = body ?? {}
    const account = form.answer === 'cancel' ? undefined : chosenAccount(accounts, form)
    if (!account && form.answer !== 'cancel') {
      const page = { accounts, action: addressOf(state, language), state, language, isRefused: true }
      return send(reply.status(422), pickerPage(page))
    }
    store.waiting.delete(state)
    return reply.redirect(account ? accept(client, attempt, serviceUser(account)) : cancel(attempt), 303)
  })

  const addressOf = (state: string, language: string) =>
    `${path}/google/authorize?state=${encodeURIComponent(state)}&hl=${language}`

  /** Finds the attempt of this browser by the `state` parameter. */
  function waitingFor(state: string | undefined, secret: string | undefined) {
    const asked = state === undefined ? undefined : store.waiting.get(state)
    if (!state || !asked || asked.client !== store.client(secret))
      throw new ServiceError(400, 'invalid_state', 'This sign-in was not started here, or is over.')
    return { state, ...asked }
  }

  function accept(client: ServiceClient, attempt: Attempt, user: ServiceUser): string {
    const isKnown = store.users.has(user.id)
    if (isKnown === (attempt.kind === 'sign_in')) {
      store.complete(client, attempt, user)
      attempt.verification = { status: 'verified' }
      return attempt.completeUrl!
    }
    attempt.user = user
    attempt.verification = { status: 'transferable', error: TRANSFER[attempt.kind] }
    return attempt.redirectUrl!
  }

  function cancel(attempt: Attempt): string {
    const error = { code: 'oauth_access_denied', message: 'You did not grant access to your Google account.' }
    attempt.verification = { status: 'failed', error }
    return attempt.redirectUrl!
  }
}

const TRANSFER = {
  sign_in: { code: 'external_account_not_found', message: 'There is no account yet.' },
  sign_up: { code: 'external_account_exists', message: 'There is an account already.' },
}
