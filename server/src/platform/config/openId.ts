import { variableName, type Settings } from './settings'

/** The OpenID Connect provider as this deployment uses it. */
export interface OpenIdProvider {
  issuer: string
  clientId: string
  /**
   * Client secret. Only the main API has it; other processes, which only need to know that there is a
   * provider, get an empty string.
   */
  clientSecret: string
  /** The provider's name on the sign-in button. */
  name: string
}

const NAMES = ['oidcIssuer', 'oidcClientId', 'oidcClientSecret', 'oidcName'] as const

/** Returns the configured provider, or undefined if there is none. */
export function openIdProvider(given: Settings): OpenIdProvider | undefined {
  const { oidcIssuer: issuer, oidcClientId: clientId, oidcClientSecret, oidcName } = given
  if (!issuer || !clientId) return undefined
  return { issuer, clientId, clientSecret: oidcClientSecret ?? '', name: oidcName ?? new URL(issuer).host }
}

/**
 * Returns messages about settings of the provider that are missing or contradict each other.
 * @param holdsSecret whether this process reads OIDC_CLIENT_SECRET
 */
export function openIdProblems(given: Settings, holdsSecret: boolean): string[] {
  const { oidcIssuer, signInPublishableKey, signInSecretKey, appEnv } = given
  const set = NAMES.filter((name) => given[name])
  if (set.length === 0) return []
  const needed = [
    'oidcIssuer',
    'oidcClientId',
    ...(holdsSecret ? (['oidcClientSecret'] as const) : []),
  ] as const
  const missing = needed.filter((name) => !given[name])
  return [
    ...missing.map(
      (name) =>
        `${variableName(name)} is missing: ${variableName(set[0]!)} is set, and an OpenID Connect provider needs OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET. Set it, or leave all of them out.`,
    ),
    ...(signInPublishableKey || signInSecretKey
      ? [
          'OIDC_ISSUER and SIGN_IN_PUBLISHABLE_KEY are two sign-in services: keep the settings of one, and leave out those of the other (OIDC_… or SIGN_IN_…).',
        ]
      : []),
    ...(appEnv === 'production' && oidcIssuer?.startsWith('http:')
      ? ['OIDC_ISSUER must start with https:// in production.']
      : []),
  ]
}
