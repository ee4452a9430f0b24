import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { SIGN_IN_PATH } from '@mentor-connect/contract/accounts/oauth'

export interface GoogleAnswer {
  email: string
  name?: string
}

interface State {
  response?: {
    first_factor_verification?: Verification
    verifications?: { external_account: Verification }
  }
  client: { sessions: { id: string; last_active_token: { jwt: string } }[] } | null
}

interface Verification {
  status: string
  external_verification_redirect_url: string | null
}

/** A browser that signs in with Google: makes the SDK's calls over HTTP. */
export function googlePerson(app: FastifyInstance) {
  let cookie = ''

  async function send(method: 'GET' | 'POST', url: string, form?: Record<string, string>) {
    const response = await app.inject({
      method,
      url,
      headers: {
        ...(cookie && { cookie }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    })
    const set = response.cookies.find(({ name }) => name === '__client')
    if (set) cookie = `__client=${set.value}`
    return response
  }

  const stateOf = (response: LightMyRequestResponse) => response.json() as State

  /** Starts the sign-in at Google. Returns path and query of its page. */
  async function start(redirectUrl = '/signup', kind = 'sign_ins') {
    const form = { strategy: 'oauth_google', redirect_url: redirectUrl }
    const response = await send('POST', `${SIGN_IN_PATH}/v1/client/${kind}`, form)
    const attempt = stateOf(response).response
    const at = (attempt?.first_factor_verification ?? attempt?.verifications?.external_account)
      ?.external_verification_redirect_url
    const url = at ? new URL(at) : undefined
    return { response, address: url ? url.pathname + url.search : '' }
  }

  /** The whole sign-in; creates the account if there is none. Returns a session token. */
  async function tokenFor(answer: GoogleAnswer): Promise<string> {
    const { address } = await start()
    await send('POST', address, { ...answer })
    const { response } = (await send('GET', `${SIGN_IN_PATH}/v1/client`)).json()
    if (response.sign_in.first_factor_verification.status === 'transferable')
      await send('POST', `${SIGN_IN_PATH}/v1/client/sign_ups`, { transfer: 'true' })
    const { sessions } = (await client()).response
    return sessions[0]!.last_active_token.jwt
  }

  async function client(): Promise<{ response: NonNullable<State['client']> & { sign_in: unknown } }> {
    return (await send('GET', `${SIGN_IN_PATH}/v1/client`)).json()
  }

  return { send, start, tokenFor, client }
}
