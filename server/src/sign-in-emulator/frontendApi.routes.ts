import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { Emulation } from './emulation'
import { ENVIRONMENT, presentAttempt, presentClient, presentSession } from './presented'
import { ServiceError } from './serviceError'
import type { Attempt, AttemptKind, ServiceClient } from './store'

const CLIENT_COOKIE = '__client'
const CLIENT_COOKIE_S = 30 * 86_400

type Form = Record<string, string | undefined>

/**
 * Registers the API for the browser SDK. The SDK sends forms, and it sends methods other than GET as POST
 * with `_method`.
 */
export function registerFrontendApi(app: FastifyInstance, { store, tokens, siteUrl, path }: Emulation) {
  const mint = (session: ServiceClient['sessions'][number]) => tokens.mint(session, siteUrl)

  /** Returns the body of a response, which also contains the state of the browser. */
  const answer = async (client: ServiceClient, response: unknown) => ({
    response,
    client: await presentClient(client, mint),
  })

  function clientOf(request: FastifyRequest, reply: FastifyReply): ServiceClient {
    const known = store.client(request.cookies[CLIENT_COOKIE])
    if (known) return known
    const { client, secret } = store.newClient()
    const secure = siteUrl.startsWith('https:')
    reply.setCookie(CLIENT_COOKIE, secret, {
      httpOnly: true,
      sameSite: 'lax',
      secure,
      path,
      maxAge: CLIENT_COOKIE_S,
    })
    return client
  }

  const environment = async () => ENVIRONMENT
  app.get('/v1/environment', environment)
  app.post('/v1/environment', environment)

  app.get('/v1/client', async (request, reply) => ({
    response: await presentClient(clientOf(request, reply), mint),
    client: null,
  }))

  for (const [url, kind] of [
    ['/v1/client/sign_ins', 'sign_in'],
    ['/v1/client/sign_ups', 'sign_up'],
  ] as const) {
    app.post<{ Body: Form }>(url, async (request, reply) => {
      const client = clientOf(request, reply)
      const form = request.body ?? {}
      const attempt = form.transfer === 'true' ? transfer(client, kind) : start(client, kind, form)
      return answer(client, presentAttempt(attempt))
    })
    app.get<{ Params: { id: string } }>(`${url}/:id`, async (request, reply) => {
      const client = clientOf(request, reply)
      const attempt = client.attempts[kind]
      if (attempt?.id !== request.params.id) throw notFound()
      return answer(client, presentAttempt(attempt))
    })
  }

  /** Starts an attempt to sign in or up, in which the person is sent to Google. */
  function start(client: ServiceClient, kind: AttemptKind, form: Form): Attempt {
    if (form.strategy !== 'oauth_google')
      throw new ServiceError(422, 'strategy_for_user_invalid', 'Only oauth_google is available here.')
    const redirectUrl = ofSite(form.redirect_url)
    const completeUrl = ofSite(form.action_complete_redirect_url ?? form.redirect_url)
    const state = randomBytes(24).toString('base64url')
    const attempt = store.newAttempt(client, kind)
    const url = `${siteUrl}${path}/google/authorize?state=${state}`
    Object.assign(attempt, { redirectUrl, completeUrl, verification: { status: 'unverified', url } })
    store.waiting.set(state, { client, attempt })
    return attempt
  }

  /**
   * Transfers the identity to the other kind of attempt. This is needed if a sign-in has found no account or
   * a sign-up has found one.
   */
  function transfer(client: ServiceClient, kind: AttemptKind): Attempt {
    const other = kind === 'sign_in' ? 'sign_up' : 'sign_in'
    const from = client.attempts[other]
    if (from?.verification?.status !== 'transferable' || !from.user)
      throw new ServiceError(422, 'account_transfer_invalid', 'There is nothing to transfer.')
    const attempt = store.newAttempt(client, kind)
    store.complete(client, attempt, from.user)
    delete client.attempts[other]
    return attempt
  }

  function ofSite(address: string | undefined): string {
    const url = URL.canParse(address ?? '', siteUrl) ? new URL(address ?? '', siteUrl) : undefined
    if (url?.origin !== siteUrl || !address)
      throw new ServiceError(422, 'invalid_url', 'The redirect address must be on the site.')
    return url.href
  }

  for (const act of ['touch', 'tokens', 'end', 'remove'] as const)
    app.post<{ Params: { id: string } }>(`/v1/client/sessions/:id/${act}`, async (request, reply) => {
      const client = clientOf(request, reply)
      const session = client.sessions.find(({ id }) => id === request.params.id)
      if (!session) throw notFound()
      const jwt = await mint(session)
      if (act === 'tokens') return { object: 'token', jwt }
      if (act !== 'touch') store.endSessions(client, session.id)
      return answer(client, presentSession(session, jwt))
    })

  /** Ends all sessions of the browser. */
  app.post('/v1/client/sessions', async (request, reply) => {
    const client = clientOf(request, reply)
    store.endSessions(client)
    return answer(client, await presentClient(client, mint))
  })
}

const notFound = () => new ServiceError(404, 'resource_not_found', 'This does not exist.')
