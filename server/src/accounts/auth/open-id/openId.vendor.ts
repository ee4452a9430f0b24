import type { OpenIdReturn } from '@mentor-connect/contract/accounts/openId'
import type { Locale } from '@mentor-connect/contract/api/locales'
import { EMAIL_MAX } from '@mentor-connect/contract/rules/limits'
import * as client from 'openid-client'
import type { OpenIdProvider } from '../../../platform/config/openId'
import { accountErrors } from '../../accountErrors'
import { nameFrom, type ServiceIdentity } from '../serviceAccount'
import { asUnavailable, openIdFailure } from './openIdFailure'
import { DEADLINE_S, providerMetadata } from './providerMetadata'

/** A person as the provider has verified them. */
export interface OpenIdIdentity extends ServiceIdentity {
  issuer: string
  /** The provider's id of the person. */
  subject: string
}

/** Secrets that tie a response of the provider to the request that it answers. */
export interface Proof {
  state: string
  nonce: string
  /** The code verifier of PKCE. */
  verifier: string
}

export type OpenIdVendor = ReturnType<typeof openIdVendor>

/**
 * Client of the OpenID Connect provider: the authorization code flow with PKCE, by `openid-client`, with
 * timeouts and our errors.
 *
 * @param returnUrl address to which the provider sends the browser back
 */
export function openIdVendor(provider: OpenIdProvider, returnUrl: string) {
  const { issuer, clientId, clientSecret } = provider
  const metadataOf = providerMetadata(issuer)

  /**
   * Creates a configuration for each call, so that the provider's keys, which may change at any moment, are
   * read each time.
   */
  async function configuration() {
    const metadata = await metadataOf().catch(asUnavailable)
    const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const authenticate = methods.includes('client_secret_basic')
      ? client.ClientSecretBasic(clientSecret)
      : client.ClientSecretPost(clientSecret)
    const config = new client.Configuration(metadata, clientId, undefined, authenticate)
    config.timeout = DEADLINE_S
    // The signature of the ID token is verified, although the token comes from the provider over TLS.
    client.enableNonRepudiationChecks(config)
    if (issuer.startsWith('http:')) client.allowInsecureRequests(config)
    return config
  }

  /**
   * Returns the claims about the person: from the ID token, or from the userinfo endpoint if the token has no
   * e-mail address.
   */
  async function claimsFor(config: client.Configuration, returned: OpenIdReturn, proof: Proof) {
    const { state, code, iss, error, error_description } = returned
    const url = new URL(returnUrl)
    for (const [name, value] of Object.entries({ state, code, iss, error, error_description }))
      if (value !== undefined) url.searchParams.set(name, value)
    const tokens = await client.authorizationCodeGrant(config, url, {
      expectedState: proof.state,
      expectedNonce: proof.nonce,
      pkceCodeVerifier: proof.verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()!
    if (claims['email'] !== undefined || !config.serverMetadata().userinfo_endpoint) return claims
    return { ...(await client.fetchUserInfo(config, tokens.access_token, claims.sub)), iss: claims.iss }
  }

  return {
    /** Returns the address of the provider's page, to which the browser is sent. */
    async addressFor({ state, nonce, verifier }: Proof, language?: Locale): Promise<string> {
      const config = await configuration()
      return client.buildAuthorizationUrl(config, {
        redirect_uri: returnUrl,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(language && { ui_locales: language }),
      }).href
    },

    /** Exchanges the code that the browser brought back from the provider for the person's identity. */
    async identify(returned: OpenIdReturn, proof: Proof): Promise<OpenIdIdentity> {
      const config = await configuration()
      const claims = await claimsFor(config, returned, proof).catch((error: unknown) => {
        throw openIdFailure(error)
      })
      return { issuer: claims.iss, subject: claims.sub, ...personIn(claims) }
    },
  }
}

function personIn(claims: Record<string, unknown>): ServiceIdentity {
  const textOf = (name: string) => (typeof claims[name] === 'string' ? claims[name] : undefined)
  const email = textOf('email')?.toLowerCase()
  if (!email || email.length > EMAIL_MAX || !/^[^\s@<>]+@[^\s@<>]+$/.test(email))
    throw accountErrors.oauthUnverified()
  const parts = textOf('name') ? [textOf('name')] : [textOf('given_name'), textOf('family_name')]
  // Some providers send the claim as text.
  const isVerified = [true, 'true'].includes(claims['email_verified'] as never)
  return { email, isVerified, name: nameFrom(parts, email) }
}
