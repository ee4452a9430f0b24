import { buildErrorThrower } from '@clerk/shared/error'
import { isPublishableKey } from '@clerk/shared/keys'
import { isValidProxyUrl } from '@clerk/shared/proxy'
import type { RuntimeConfig } from '@mentor-connect/contract/site/runtimeConfig'
import { MisconfiguredSignIn } from './MisconfiguredSignIn'

export type SignInConfig = NonNullable<RuntimeConfig['signIn']>

const refuse = buildErrorThrower({ packageName: '@clerk/react' })

/**
 * Checks the configuration. Throws with the SDK's message if the SDK would fail silently or load a script from
 * another host.
 */
export function checkSignIn(config: SignInConfig) {
  try {
    check(config)
  } catch (error) {
    throw new MisconfiguredSignIn((error as Error).message, { cause: error })
  }
}

function check({ publishableKey, proxyUrl }: Partial<SignInConfig>) {
  if (!publishableKey) refuse.throwMissingPublishableKeyError()
  if (!isPublishableKey(publishableKey)) refuse.throwInvalidPublishableKeyError({ key: publishableKey })
  if (!isValidProxyUrl(proxyUrl)) refuse.throwInvalidProxyUrl({ url: proxyUrl })
}
