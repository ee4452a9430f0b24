import { LOCAL_PUBLISHABLE_KEY, SIGN_IN_PATH } from '@mentor-connect/contract/accounts/oauth'
import { isDevelopmentFromPublishableKey } from '@clerk/shared/keys'
import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { reachProblems } from './reach'
import type { Settings } from './settings'

/** The hosted sign-in service as this deployment uses it. */
export interface SignInService {
  publishableKey: string
  /**
   * Secret key. Only the main API has it; other processes, which only need to know where the service is, get
   * an empty string.
   */
  secretKey: string
  /** Address at which browsers reach the service: `SIGN_IN_PATH` or a URL; if undefined, the host encoded in the key. */
  proxyUrl?: string
  /** Address at which this server reaches the service; if undefined, the vendor's API. */
  apiUrl?: string
  /** Target of the proxy at `SIGN_IN_PATH`; if undefined, the vendor. */
  upstreamUrl?: string
  /** True if the local emulator is used because no key is set. */
  emulated: boolean
}

/**
 * Returns the configured service or the emulator. Returns undefined if none is offered or an OpenID Connect
 * provider is used instead.
 */
export function signInService(given: Settings, apiUrl: string): SignInService | undefined {
  const { signInPublishableKey: publishableKey, signInSecretKey: secretKey, signInProxyUrl: proxyUrl } = given
  if (publishableKey)
    return { publishableKey, secretKey: secretKey ?? '', emulated: false, ...(proxyUrl && { proxyUrl }) }
  if (given.appEnv === 'production' || given.signInEmulator === 'nowhere' || given.oidcIssuer)
    return undefined
  if (!hasBrowserCode()) return undefined
  return {
    publishableKey: LOCAL_PUBLISHABLE_KEY,
    secretKey: `sk_test_${randomBytes(24).toString('hex')}`,
    proxyUrl: SIGN_IN_PATH,
    apiUrl: `${apiUrl}${SIGN_IN_PATH}/api`,
    emulated: true,
  }
}

/**
 * Returns true if the vendor's code for browsers, which the emulator serves, is installed. It has 32 MB, and
 * a distribution does not contain it.
 */
function hasBrowserCode(): boolean {
  try {
    return Boolean(createRequire(import.meta.url).resolve('@clerk/clerk-js'))
  } catch {
    return false
  }
}

/**
 * Returns contradictions between the settings of the sign-in service.
 * @param holdsSecret whether this process reads SIGN_IN_SECRET_KEY
 */
export function signInProblems(given: Settings, nodeEnv: string | undefined, holdsSecret: boolean): string[] {
  const { signInPublishableKey: key, signInSecretKey: secretKey, signInProxyUrl: proxyUrl } = given
  if (!key)
    return [
      ...problemsWithoutKey(given),
      ...(given.signInSecretKey || given.oidcIssuer ? [] : emulatorProblems(given, nodeEnv)),
    ]
  const isTest = isDevelopmentFromPublishableKey(key)
  return [
    ...(secretKey || !holdsSecret
      ? []
      : ['SIGN_IN_SECRET_KEY is missing: SIGN_IN_PUBLISHABLE_KEY is set, and the two belong together.']),
    ...(secretKey && secretKey.startsWith('sk_test_') !== isTest
      ? ['SIGN_IN_SECRET_KEY does not fit SIGN_IN_PUBLISHABLE_KEY: one is of a test, the other is live.']
      : []),
    ...(proxyUrl && isTest
      ? ['SIGN_IN_PROXY_URL works with a live key only: leave it out with one that begins with pk_test_.']
      : []),
  ]
}

function problemsWithoutKey({ signInSecretKey, signInProxyUrl }: Settings): string[] {
  const alone = (variable: string) =>
    `${variable} is set without SIGN_IN_PUBLISHABLE_KEY: set that too, or leave both out.`
  return [
    ...(signInSecretKey ? [alone('SIGN_IN_SECRET_KEY')] : []),
    ...(signInProxyUrl ? [alone('SIGN_IN_PROXY_URL')] : []),
  ]
}

/**
 * Reports an emulator that other machines could reach. It lets anybody sign in as anybody, so it must stay on
 * a developer's machine.
 */
function emulatorProblems(given: Settings, nodeEnv: string | undefined): string[] {
  const { appEnv, signInEmulator } = given
  if (appEnv === 'production' || signInEmulator === 'nowhere') return []
  if (nodeEnv === 'production')
    return [
      'SIGN_IN_PUBLISHABLE_KEY is missing: with NODE_ENV=production nothing stands in for the sign-in service. Set it or OIDC_ISSUER, or SIGN_IN_EMULATOR=nowhere to do without.',
    ]
  return reachProblems(
    'SIGN_IN_EMULATOR',
    signInEmulator,
    given,
    'set SIGN_IN_PUBLISHABLE_KEY or OIDC_ISSUER',
  )
}
