import type { Config } from '@mentor-connect/server/config'
import type { SiteSettings } from './configure'
import { runtimeConfigOf } from './runtimeConfigOf'

/** The settings of a site as the environment states them. */
export function settingsOf(config: Config): SiteSettings {
  return { runtime: runtimeConfigOf(config), remoteOrigins: config.remoteOrigins }
}
