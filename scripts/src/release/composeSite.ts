import type { RuntimeConfig } from '@mentor-connect/shared/contracts/runtimeConfig'
import type { LiveRemote, SiteRegistry } from '@mentor-connect/shared/contracts/siteRegistry'
import type { BuiltRelease } from '../site/buildSite'
import { composePages } from '../site/page'
import { releaseEntry, remoteRelease } from './entries'
import { flip, liveLedger, liveRegistry, placeRelease, type LedgerEntry } from './siteStore'

/** Makes a set of builds the live site, as `npm start` does: one generation for all that changed, none when nothing did. */
export function composeSite(
  siteDir: string,
  builds: BuiltRelease[],
  config: RuntimeConfig,
  now = new Date(),
): void {
  for (const { area, release, dir } of builds) placeRelease(siteDir, area, release, dir)
  const before = liveRegistry(siteDir)
  const parts = partsOf(builds, before)
  const changed = builds.filter(({ area, release }) => liveRelease(before, area) !== release)
  const generation = (before?.generation ?? 0) + (changed.length > 0 ? 1 : 0)
  const registry: SiteRegistry = { generation, ...parts }
  const entries = changed.map(({ area, release }): LedgerEntry => ({
    generation,
    at: now.toISOString(),
    area,
    release,
    action: 'release',
  }))
  flip(siteDir, {
    registry,
    ledger: [...liveLedger(siteDir), ...entries],
    pages: composePages(siteDir, registry, config),
  })
}

export function liveRelease(registry: SiteRegistry | undefined, area: string): string | undefined {
  return area === 'shell' ? registry?.shell.release : registry?.remotes[area]?.release
}

function partsOf(builds: BuiltRelease[], before: SiteRegistry | undefined): Omit<SiteRegistry, 'generation'> {
  const shell = builds.find(({ area }) => area === 'shell')
  if (!shell) throw new Error('A site needs a release of the shell.')
  const remotes = builds
    .filter((build) => build !== shell)
    .sort((a, b) => (a.area < b.area ? -1 : 1))
    .map((build) => [build.area, nextRemote(build, before?.remotes[build.area])] as const)
  return { shell: releaseEntry(shell), remotes: Object.fromEntries(remotes) }
}

/** What stays as it was keeps its canary and its pins. */
function nextRemote(build: BuiltRelease, before: LiveRemote | undefined): LiveRemote {
  if (before?.release === build.release) return before
  return remoteRelease(build)
}
