import { cpSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RuntimeConfig } from '@mentor-connect/contract/site/runtimeConfig'
import type { LiveRemote, SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import { releasePath } from '@mentor-connect/contract/site/releasePath'
import { releaseEntry, remoteRelease } from '@mentor-connect/build/release/registryEntry'
import { composePages } from '../../../site/composePages'
import { copyListed } from '../../copyRelease'
import { writeSiteFile } from '../../../store/siteFiles'
import { liveRegistry } from '../../../store/siteStore'
import type { Candidate, LiveState } from '../../candidate'

interface Draft {
  /** An empty folder for the draft. */
  dir: string
  /** The site that the candidates are released to. */
  siteDir: string
  candidates: Candidate[]
  /** The state in which the candidates are live. */
  next: LiveState
  /** Addresses of the services that the pages of the draft call. */
  runtime: RuntimeConfig
}

/** Writes the site as it would be after the release: its live releases, the candidates, and the pages composed from them. */
export function writeDraftSite({ dir, siteDir, candidates, next, runtime }: Draft): void {
  const { shell, remotes } = next
  for (const { area, release } of [shell!, ...Object.values(remotes)]) {
    const path = releasePath(area, release)
    const candidate = candidates.find(({ description }) => description.area === area)
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    if (!candidate) cpSync(join(siteDir, path), join(dir, path), { recursive: true })
    else {
      mkdirSync(join(dir, path))
      copyListed(candidate, join(dir, path))
    }
  }
  const before = liveRegistry(siteDir)
  const registry: SiteRegistry = {
    generation: 1,
    shell: releaseEntry(shell!),
    remotes: Object.fromEntries(
      Object.values(remotes).map((one) => [
        one.area,
        { ...remoteRelease(one), ...sharesIn(before, one.area) },
      ]),
    ),
  }
  const live = join(dir, 'live')
  mkdirSync(live)
  const files = { 'registry.json': JSON.stringify(registry), ...composePages(dir, registry, runtime) }
  for (const [file, text] of Object.entries(files)) writeSiteFile(live, file, text, 'least')
}

/** The shares of feature flags, so that pages are opened as most people see them. */
function sharesIn(registry: SiteRegistry | undefined, area: string): Pick<LiveRemote, 'shares'> {
  const shares = registry?.remotes[area]?.shares
  return shares ? { shares } : {}
}
