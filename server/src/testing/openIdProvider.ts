import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { Configuration, Provider } from 'oidc-provider'

/** Claims of the provider about a person. */
export interface ProviderClaims {
  email?: string
  email_verified?: boolean
  name?: string
}

interface Options {
  /** Address at which the provider listens; an https address needs `tls`. */
  issuer: string
  tls?: { key: string; cert: string }
  returnUrl: string
  /** True to include the claims in the ID token; otherwise they are only at the provider's userinfo endpoint. */
  claimsInIdToken?: boolean
}

export const CLIENT = { clientId: 'mentor-connect', clientSecret: 'the secret of the client' }

const TTL_S = 3600

export type TestProvider = Awaited<ReturnType<typeof openIdProvider>>

/** The certified `oidc-provider`, with its own pages: any login and password are accepted. */
export async function openIdProvider({ issuer, tls, returnUrl, claimsInIdToken = false }: Options) {
  /** Claims of people by their login. */
  const people = new Map<string, ProviderClaims>()
  let changeIdToken: ((idToken: string, key: JWK) => Promise<string>) | undefined
  let server: Server | undefined

  async function start() {
    const key = await newKey()
    const provider = await providerWith(issuer, {
      ...configuration(returnUrl, key),
      conformIdTokenClaims: !claimsInIdToken,
      findAccount: (_context, id) => ({
        accountId: id,
        claims: async () => ({ sub: id, ...people.get(id) }),
      }),
    })
    provider.use(async (context, next) => {
      await next()
      const answer = context.body as { id_token?: string } | undefined
      if (context.path === '/token' && answer?.id_token && changeIdToken)
        answer.id_token = await changeIdToken(answer.id_token, key)
    })
    const started = tls ? createTlsServer(tls, provider.callback()) : createServer(provider.callback())
    await new Promise<void>((resolve) =>
      started.listen(Number(new URL(issuer).port), '127.0.0.1', () => resolve()),
    )
    server = started
  }

  async function stop() {
    const ended = new Promise((resolve) => server?.close(resolve))
    server?.closeAllConnections()
    await ended
    server = undefined
  }

  await start()
  return {
    issuer,
    people,
    start,
    stop,
    /** Sets a function that changes the ID tokens before they are issued. It gets the provider's private key. */
    changesIdTokens: (change: typeof changeIdToken) => void (changeIdToken = change),
  }
}

/** Creates a provider and suppresses its warnings that the settings are not for production. */
async function providerWith(issuer: string, given: Configuration): Promise<Provider> {
  const { warn } = console
  console.warn = () => undefined
  try {
    const { Provider } = await import('oidc-provider')
    return new Provider(issuer, given)
  } finally {
    console.warn = warn
  }
}

function configuration(returnUrl: string, key: JWK): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [returnUrl],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: [randomUUID()] },
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    ttl: {
      AccessToken: TTL_S,
      AuthorizationCode: TTL_S,
      IdToken: TTL_S,
      Grant: TTL_S,
      Interaction: TTL_S,
      Session: TTL_S,
    },
  }
}

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'RS256', use: 'sig' }
}
