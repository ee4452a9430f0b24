import Type, { type Static } from 'typebox'
import { agreement } from './consent'
import { endpoint } from '../api/endpoint'
import { signInWithOauth } from './oauth'

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength })

/**
 * Query parameters that the provider adds when it redirects the browser back. `iss` identifies the provider (RFC
 * 9207).
 */
export const OpenIdReturn = Type.Object({
  state: text(200),
  code: Type.Optional(text(2000)),
  iss: Type.Optional(text(500)),
  error: Type.Optional(text(100)),
  error_description: Type.Optional(text(1000)),
})
export type OpenIdReturn = Static<typeof OpenIdReturn>

export const startOpenIdSignIn = endpoint({
  method: 'POST',
  path: '/auth/open-id/start',
  access: 'public',
  rateLimit: 'auth',
  summary:
    'Start a sign-in at the OpenID Connect provider: sets a cookie that ties it to this browser, and answers the address of the provider’s page.',
  body: Type.Object({ language: agreement.language }),
  reply: Type.Object({ url: Type.String() }),
})

export const finishOpenIdSignIn = endpoint({
  method: 'POST',
  path: '/auth/open-id/finish',
  access: 'public',
  rateLimit: 'auth',
  summary:
    'Exchange what the OpenID Connect provider has sent the browser back with, once, for a session of a learner: sets the cookie and answers a bearer token.',
  body: Type.Object({ ...OpenIdReturn.properties, ...agreement }),
  reply: signInWithOauth.reply,
})
