import type { Config } from '@mentor-connect/server/config'
import type { RuntimeConfig } from '@mentor-connect/shared/site/runtimeConfig'

/** The browser's part of the configuration, without the key of a registry that is signed. */
export function runtimeConfigOf(config: Config): Omit<RuntimeConfig, 'registryKey'> {
  return {
    apiUrl: config.apiUrl,
    chatUrl: config.chatUrl,
    siteUrl: config.siteUrl,
    ...(config.signIn && { signIn: signInOf(config.signIn) }),
    ...(config.overrideOrigins.length > 0 && { overrideOrigins: config.overrideOrigins }),
  }
}

/** The secret key stays behind. */
function signInOf({ publishableKey, proxyUrl }: NonNullable<Config['signIn']>): RuntimeConfig['signIn'] {
  return { publishableKey, ...(proxyUrl && { proxyUrl }) }
}
