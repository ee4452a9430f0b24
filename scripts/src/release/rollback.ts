import { join } from 'node:path'
import type { LiveRemote, SiteRegistry } from '@mentor-connect/shared/contracts/siteRegistry'
import { releasePath } from '../site/areas'
import { accepted, Refused, type Outcome } from './publish'
import { changeSite, earlierReleases, liveRelease, partsWith, type Site } from './siteChange'
import { liveLedger, liveRegistry, placedRelease } from './siteStore'

/**
 * Makes an earlier release live again, without a build: the one that is named, else a canary is called off, else the
 * one before. It passes the gate like any other, because the rest of the site may have moved on.
 * @throws Refused
 */
export function rollback(site: Site, area: string, wanted?: string): Outcome {
  const before = liveRegistry(site.dir)
  if (!before || !liveRelease(before, area))
    throw new Refused([`No release of ${area} is live: there is nothing to roll back.`])
  if (!wanted && before.remotes[area]?.canary) return endCanary(site, before, area, before.remotes[area])
  const release = wanted ?? earlierReleases(liveLedger(site.dir), area, liveRelease(before, area))[0]
  if (!release) throw new Refused([`${area} has no earlier release to go back to.`])
  if (!placedRelease(site.dir, area, release))
    throw new Refused([`${area}@${release} is not there any more: "npm run releases" lists what is.`])
  const { description } = accepted(site, area, join(site.dir, releasePath(area, release)))
  const registry = changeSite(site, partsWith(before, description), [{ area, release, action: 'rollback' }])
  return { release, generation: registry.generation, flipped: true }
}

function endCanary(
  site: Site,
  before: SiteRegistry,
  area: string,
  { canary: _ended, ...live }: LiveRemote,
): Outcome {
  const parts = { shell: before.shell, remotes: { ...before.remotes, [area]: live } }
  const { generation } = changeSite(site, parts, [{ area, release: live.release, action: 'rollback' }])
  return { release: live.release, generation, flipped: true }
}
