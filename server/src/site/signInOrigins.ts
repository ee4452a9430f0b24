import { parsePublishableKey } from '@clerk/shared/keys'
import type { SignInService } from '../platform/config/signIn'

/** The parts of the configuration that browsers receive. */
export type BrowserSignIn = Pick<SignInService, 'publishableKey' | 'proxyUrl'>

/** Other origins of the sign-in service, from which its script is loaded and which it calls. */
export function signInOrigins(signIn: BrowserSignIn | undefined): string[] {
  if (!signIn || signIn.proxyUrl?.startsWith('/')) return []
  if (signIn.proxyUrl) return [new URL(signIn.proxyUrl).origin]
  const host = parsePublishableKey(signIn.publishableKey)?.frontendApi
  return host ? [`https://${host}`] : []
}
