import type { Config } from '@mentor-connect/server/config'
import type { SiteSettings } from './configure'
import { runtimeConfigFromConfig } from './runtimeConfigFromConfig'

export function settingsFromConfig(config: Config): SiteSettings {
  return { runtime: runtimeConfigFromConfig(config), remoteOrigins: config.remoteOrigins }
}
