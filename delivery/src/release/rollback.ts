import { join } from 'node:path'
import type { LiveRemote, SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import type { Note } from '@mentor-connect/release/note'
import { Refused } from '@mentor-connect/release/refused'
import type { Outcome } from '@mentor-connect/release/target'
import { releasePath } from '@mentor-connect/contract/site/releasePath'
import { earlierReleases, rollbackOf, withdrawalOf } from '../store/ledger'
import { passGate } from './publish'
import { changeSite, liveRelease, withRelease, type LockedSite } from './siteChange'
import { liveLedger, liveRegistry, storedRelease } from '../store/siteStore'

/**
 * Makes an earlier release live again, without a build. If `wanted` is not given, this ends a running canary, or else
 * goes back to the previous release. It never goes back to a release that was rolled back or withdrawn, so two
 * rollbacks in a row go back two releases. The gate checks the release again, because the rest of the site may have
 * changed since.
 * @throws Refused if there is no such release or the gate finds an issue
 */
export function rollback(site: LockedSite, area: string, wanted?: string, note: Note = {}): Outcome {
  const before = liveRegistry(site.dir)
  const from = liveRelease(before, area)
  if (!before || !from) throw new Refused([`No release of ${area} is live: there is nothing to roll back.`])
  const remote = before.remotes[area]
  if (!wanted && remote?.canary) return endCanary(site, before, area, remote, note)
  const release = wanted ?? earlierReleases(liveLedger(site.dir), area, from)[0]
  if (!release)
    throw new Refused([`${area} has no earlier release to go back to${area === 'shell' ? '' : RETIRE}.`])
  refuseIneligible(site.dir, area, release, from)
  const { description } = passGate(site, area, join(site.dir, releasePath(area, release)))
  const entry = { area, release, from, action: 'rollback' as const, ...note }
  const { generation } = changeSite(site, withRelease(before, description), [entry])
  return { release, generation, flipped: true }
}

const RETIRE = '; "npm run releases -- retire" takes an area off the site'

/** @throws Refused if an area must not be rolled back to a release */
function refuseIneligible(siteDir: string, area: string, release: string, live: string) {
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
  if (!earlierReleases(ledger, area, live).includes(release) || !storedRelease(siteDir, area, release))
    throw new Refused([`${name} does not exist any more: "npm run releases" lists the available ones.`])
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
  const entry = { area, release, from: canary!.release, action: 'rollback' as const, ...note }
  const { generation } = changeSite(site, parts, [entry])
  return { release, generation, flipped: true }
}
