import { resolve } from 'node:path'
import type { Config } from '@mentor-connect/server/config'
import { ROOT } from '../root'
import { runtimeConfigOf } from './runtimeConfigOf'
import type { Site } from './siteChange'

/** The site that the configuration names, or the one in `dir`. */
export function siteOf(config: Config, dir = config.siteDir): Site {
  return {
    dir: resolve(ROOT, dir),
    config: runtimeConfigOf(config),
    signingKey: config.registrySigningKey,
    keep: config.releasesKept,
    now: () => new Date(),
  }
}
