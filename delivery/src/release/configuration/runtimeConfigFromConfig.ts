import type { Config } from '@mentor-connect/server/config'
import type { RuntimeConfig } from '@mentor-connect/contract/site/runtimeConfig'

/** The part of the configuration that browsers get, without the public key of the registry. */
export function runtimeConfigFromConfig(config: Config): Omit<RuntimeConfig, 'registryKey'> {
  return {
    apiUrl: config.apiUrl,
    chatUrl: config.chatUrl,
    siteUrl: config.siteUrl,
    ...(config.signIn && { signIn: signInOf(config.signIn) }),
    ...(config.openId && { openId: { name: config.openId.name } }),
    ...(config.callRelayOnly === 'on' && { callsAreRelayed: true }),
    ...(config.overrideOrigins.length > 0 && { overrideOrigins: config.overrideOrigins }),
  }
}

/** The settings of the sign-in service for browsers, without the secret key. */
function signInOf({ publishableKey, proxyUrl }: NonNullable<Config['signIn']>): RuntimeConfig['signIn'] {
  return { publishableKey, ...(proxyUrl && { proxyUrl }) }
}
