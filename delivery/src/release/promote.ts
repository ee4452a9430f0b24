import { join } from 'node:path'
import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import type { Note } from '@mentor-connect/release/note'
import { Refused } from '@mentor-connect/release/refused'
import type { Outcome } from '@mentor-connect/release/target'
import { releasePath } from '@mentor-connect/contract/site/releasePath'
import type { Candidate } from './candidate'
import { passGate, passRules } from './publish'
import { refuseMissingCalls } from './api-contract/refuseMissingCalls'
import { refuseFailingPages } from './refuseFailingPages'
import {
  changeSite,
  originOf,
  refresh,
  withLockedSite,
  withRelease,
  type LockedSite,
  type Site,
} from './siteChange'
import { liveRegistry } from '../store/siteStore'

/**
 * Makes the canary of an area live for everyone, without a build. The gate checks it again, because the rest of the site
 * may have changed since.
 * @throws Refused if there is no canary or the gate finds an issue
 */
export async function promote(site: Site, area: string, note: Note = {}): Promise<Outcome> {
  await refresh(site)
  const candidate = await checkedCanary(site, area)
  return withLockedSite(site, (locked) => makeCanaryLive(locked, candidate, note))
}

/** Checks the canary of an area, which takes seconds. @throws Refused */
export async function checkedCanary(site: Site, area: string): Promise<Candidate> {
  const { release } = canaryOf(liveRegistry(site.dir), area)
  const candidate = passGate(site, area, join(site.dir, releasePath(area, release)))
  await refuseMissingCalls(site.dir, [candidate])
  await refuseFailingPages(site, [candidate])
  return candidate
}

/** Makes a canary that has been checked live for everyone. @throws Refused if the area has another canary by now */
export function makeCanaryLive(site: LockedSite, candidate: Candidate, note: Note): Outcome {
  const { area, release } = candidate.description
  const before = liveRegistry(site.dir)
  const canary = canaryOf(before, area)
  if (canary.release !== release)
    throw new Refused([`The canary of ${area} was changed while ${release} was checked: promote it again.`])
  passRules(site, candidate)
  const parts = withRelease(before, candidate.description, originOf(canary, area))
  const { generation } = changeSite(site, parts, [{ area, release, action: 'release', ...note }])
  return { release, generation, flipped: true }
}

function canaryOf(registry: SiteRegistry | undefined, area: string) {
  const canary = registry?.remotes[area]?.canary
  if (!canary) throw new Refused([`${area} has no canary: release one with --canary, such as --canary 10%.`])
  return canary
}
