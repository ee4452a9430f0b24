import type { Config } from '@mentor-connect/server/config'
import type { SiteSettings } from './configure'
import { runtimeConfigFromConfig } from './runtimeConfigFromConfig'

export function settingsFromConfig(config: Config): SiteSettings {
  const { remoteOrigins, hostOrigins } = config
  return {
    runtime: runtimeConfigFromConfig(config),
    remoteOrigins,
    ...(hostOrigins.length > 0 && { hostOrigins }),
  }
}
