import type { LiveRemote, SiteRegistry } from '@mentor-connect/shared/contracts/siteRegistry'
import type { BuiltRelease } from '../site/buildSite'
import { releaseEntry, remoteRelease } from './entries'
import { changeSite, liveRelease, type Happened, type Parts, type Site } from './siteChange'
import { liveRegistry, placeRelease } from './siteStore'

/** Makes a set of builds the live site, as `npm start` does: one generation for all that changed, none when nothing did. */
export function composeSite(site: Site, builds: BuiltRelease[]): SiteRegistry {
  for (const { area, release, dir } of builds) placeRelease(site.dir, area, release, dir)
  const before = liveRegistry(site.dir)
  const happened = builds
    .filter(({ area, release }) => liveRelease(before, area) !== release)
    .map(({ area, release }): Happened => ({ area, release, action: 'release' }))
  return changeSite(site, partsOf(builds, before), happened)
}

function partsOf(builds: BuiltRelease[], before: SiteRegistry | undefined): Parts {
  const shell = builds.find(({ area }) => area === 'shell')
  if (!shell) throw new Error('A site needs a release of the shell.')
  const remotes = builds
    .filter((build) => build !== shell)
    .map((build) => [build.area, nextRemote(build, before?.remotes[build.area])] as const)
  return { shell: releaseEntry(shell), remotes: Object.fromEntries(remotes) }
}

/** What stays as it was keeps its canary. */
function nextRemote(build: BuiltRelease, before: LiveRemote | undefined): LiveRemote {
  return before?.release === build.release ? before : remoteRelease(build)
}
