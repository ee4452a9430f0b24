import { readConfig, type Config } from '@mentor-connect/server/config'
import { Refused } from '@mentor-connect/release/refused'
import { isAddress, remoteSite } from '@mentor-connect/release/remoteSite'
import type { Target } from '@mentor-connect/release/target'
import { commandAuthor } from '../store/author'
import { siteFromConfig } from '../release/siteFromConfig'
import type { Site } from '../release/siteChange'
import { releaseHealth } from '../watch/releaseHealth'
import { healthOf } from '../watch/watchSite'
import { folderTarget } from '../release/folderTarget'

interface TargetOptions {
  /** Folder, bucket or URL of the site; default: the site of the configuration. */
  to?: string
  by?: string
}

export function openTarget({ to, by }: TargetOptions): Target {
  const author = commandAuthor(by)
  if (isAddress(to)) return remoteSite(to, process.env.RELEASE_TOKEN, author.by)
  const config = readConfig({ DATA_DIR: 'var', ...process.env }, 'release')
  const site = siteFromConfig(config, author, to)
  const health = () => healthOf(config, site)
  return folderTarget(site, (area) => releaseHealth(site.dir, area, { health, now: site.now() }))
}

/**
 * The site that `npm run releases -- watch` watches, with its settings.
 * @throws Refused for a site on another machine
 */
export function openWatched(to: string | undefined): { config: Config; site: Site } {
  if (isAddress(to))
    throw new Refused(['A site is watched where its folder is: the release server does so by itself.'])
  const config = readConfig({ DATA_DIR: 'var', ...process.env }, 'watch')
  return { config, site: siteFromConfig(config, { by: 'watch', via: 'watch' }, to) }
}
