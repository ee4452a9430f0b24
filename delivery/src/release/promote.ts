import { join } from 'node:path'
import type { Note } from '@mentor-connect/release/note'
import { Refused } from '@mentor-connect/release/refused'
import type { Outcome } from '@mentor-connect/release/target'
import { releasePath } from '../store/releasePath'
import { passGate } from './publish'
import { refuseMissingCalls } from './api-contract/refuseMissingCalls'
import { refuseFailingPages } from './refuseFailingPages'
import { changeSite, originOf, withRelease, type LockedSite } from './siteChange'
import { liveRegistry } from '../store/siteStore'

/**
 * Makes the canary of an area live for everyone, without a build. The gate checks it again, because the rest of the site
 * may have changed since.
 * @throws Refused if there is no canary or the gate finds an issue
 */
export async function promote(site: LockedSite, area: string, note: Note = {}): Promise<Outcome> {
  const before = liveRegistry(site.dir)
  const canary = before?.remotes[area]?.canary
  if (!before || !canary)
    throw new Refused([`${area} has no canary: release one with --canary, such as --canary 10%.`])
  const { release } = canary
  const candidate = passGate(site, area, join(site.dir, releasePath(area, release)))
  await refuseMissingCalls(site.dir, [candidate])
  await refuseFailingPages(site, [candidate])
  const parts = withRelease(before, candidate.description, originOf(canary, area))
  const { generation } = changeSite(site, parts, [{ area, release, action: 'release', ...note }])
  return { release, generation, flipped: true }
}
