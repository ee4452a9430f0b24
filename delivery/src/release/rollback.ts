import { join } from 'node:path'
import type { LiveRemote, SiteRegistry } from '@mentor-connect/shared/site/siteRegistry'
import { releasePath } from '../site/areas'
import type { Note } from './author'
import { earlierReleases, rollbackOf, withdrawalOf } from './ledger'
import { accepted, type Outcome } from './publish'
import { Refused } from './refused'
import { changeSite, liveRelease, partsWith, type LockedSite } from './siteChange'
import { liveLedger, liveRegistry, placedRelease } from './siteStore'

/**
 * Makes an earlier release live again, without a build: the one that is named, else a canary is called off, else the
 * one before. What was rolled back or withdrawn is no release to go back to, so that two rollbacks go back twice. It
 * passes the gate like any other, because the rest of the site may have moved on.
 * @throws Refused
 */
export function rollback(site: LockedSite, area: string, wanted?: string, note: Note = {}): Outcome {
  const before = liveRegistry(site.dir)
  const from = liveRelease(before, area)
  if (!before || !from) throw new Refused([`No release of ${area} is live: there is nothing to roll back.`])
  const remote = before.remotes[area]
  if (!wanted && remote?.canary) return endCanary(site, before, area, remote, note)
  const release = wanted ?? earlierReleases(liveLedger(site.dir), area, from)[0]
  if (!release) throw new Refused([`${area} has no earlier release to go back to.`])
  refuseUnsound(site.dir, area, release, from)
  const { description } = accepted(site, area, join(site.dir, releasePath(area, release)))
  const happened = { area, release, from, action: 'rollback' as const, ...note }
  const { generation } = changeSite(site, partsWith(before, description), [happened])
  return { release, generation, flipped: true }
}

/** Says why a release is none that an area may go back to. */
function refuseUnsound(siteDir: string, area: string, release: string, live: string) {
  const ledger = liveLedger(siteDir)
  const name = `${area}@${release}`
  const withdrawn = withdrawalOf(ledger, area, release)
  const rolledBack = rollbackOf(ledger, area, release)
  if (release === live) throw new Refused([`${name} is live already.`])
  if (withdrawn)
    throw new Refused([`${name} was withdrawn on ${withdrawn.at.slice(0, 10)}: name another one.`])
  if (rolledBack)
    throw new Refused([
      `${name} was rolled back on ${rolledBack.at.slice(0, 10)}: a rollback does not go forward. To make it live all the same, release it again.`,
    ])
  if (!earlierReleases(ledger, area, live).includes(release) || !placedRelease(siteDir, area, release))
    throw new Refused([`${name} is not there any more: "npm run releases" lists what is.`])
}

function endCanary(
  site: LockedSite,
  before: SiteRegistry,
  area: string,
  { canary, ...live }: LiveRemote,
  note: Note,
): Outcome {
  const { release } = live
  const parts = { shell: before.shell, remotes: { ...before.remotes, [area]: live } }
  const happened = { area, release, from: canary!.release, action: 'rollback' as const, ...note }
  const { generation } = changeSite(site, parts, [happened])
  return { release, generation, flipped: true }
}
