import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import { CliError } from '@mentor-connect/build/cliError'
import type { Config } from '@mentor-connect/server/config'
import { siteBucketFrom } from '@mentor-connect/server/site-bucket'
import { ROOT } from '../root'
import type { Author } from '../store/author'
import { purgeHook } from './bucket/purgeHook'
import { browserCheckFrom } from './gate/browser/browserCheckFrom'
import type { Site } from './siteChange'

/**
 * The site in `place`; by default the site of the configuration.
 *
 * @param place a folder, or a bucket such as `s3://site/staging`
 */
export function siteFromConfig(config: Config, author: Author, place?: string): Site {
  return {
    ...sitePlace(config, place),
    signingKey: config.registrySigningKey,
    keep: config.releasesKept,
    keepDays: config.releasesKeptDays,
    now: () => new Date(),
    author,
    browserCheck: browserCheckFrom(config.releaseBrowser),
    onLive: purgeHook(config.sitePurgeUrl),
  }
}

function sitePlace(config: Config, place?: string): Pick<Site, 'dir' | 'bucket'> {
  const siteBucket = place?.startsWith('s3://') ? place : place === undefined ? config.siteBucket : undefined
  if (!siteBucket) return { dir: resolve(ROOT, place ?? config.siteDir) }
  const bucket = siteBucketFrom({ ...config, siteBucket })
  if (!bucket)
    throw new CliError(
      `${siteBucket} needs SITE_BUCKET_ENDPOINT, SITE_BUCKET_KEY_ID and SITE_BUCKET_KEY: see docs/configuration.md.`,
    )
  // The copy is not in SITE_DIR: that folder is the copy of a site server, which follows the bucket without taking the
  // lock of changes.
  const copy = createHash('sha256')
    .update(`${config.siteBucketEndpoint} ${siteBucket}`)
    .digest('hex')
    .slice(0, 12)
  return { dir: resolve(ROOT, join(config.dataDir, 'site-copies', copy)), bucket }
}
