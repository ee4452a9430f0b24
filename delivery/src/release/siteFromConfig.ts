import { resolve } from 'node:path'
import type { Config } from '@mentor-connect/server/config'
import { ROOT } from '../root'
import type { Author } from './author'
import { browserCheckFrom } from './gate/browser/browserCheckFrom'
import type { Site } from './siteChange'

/** The site of the configuration, or the one in `dir`. */
export function siteFromConfig(config: Config, author: Author, dir = config.siteDir): Site {
  return {
    dir: resolve(ROOT, dir),
    signingKey: config.registrySigningKey,
    keep: config.releasesKept,
    keepDays: config.releasesKeptDays,
    now: () => new Date(),
    author,
    browserCheck: browserCheckFrom(config.releaseBrowser),
  }
}
