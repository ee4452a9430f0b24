import type { Config } from '@mentor-connect/server/config'
import type { RuntimeConfig } from '@mentor-connect/shared/contracts/runtimeConfig'
import { publicKeyOf } from './signature'

/** The browser's part of the configuration. */
export function runtimeConfigOf(config: Config): RuntimeConfig {
  return {
    apiUrl: config.apiUrl,
    chatUrl: config.chatUrl,
    siteUrl: config.siteUrl,
    ...(config.registrySigningKey && { registryKey: publicKeyOf(config.registrySigningKey) }),
    ...(config.signIn && { signIn: signInOf(config.signIn) }),
    ...(config.overrideOrigins.length > 0 && { overrideOrigins: config.overrideOrigins }),
  }
}

/** The secret key stays behind. */
function signInOf({ publishableKey, proxyUrl }: NonNullable<Config['signIn']>): RuntimeConfig['signIn'] {
  return { publishableKey, ...(proxyUrl && { proxyUrl }) }
}
