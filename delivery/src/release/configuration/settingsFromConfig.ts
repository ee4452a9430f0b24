import type { Config } from '@mentor-connect/server/config'
import type { SiteSettings } from './configure'
import { runtimeConfigFromConfig } from './runtimeConfigFromConfig'

/** The settings of a site from the environment. */
export function settingsFromConfig(config: Config): SiteSettings {
  return { runtime: runtimeConfigFromConfig(config), remoteOrigins: config.remoteOrigins }
}
