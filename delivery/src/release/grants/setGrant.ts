import type { Grant } from '@mentor-connect/contract/site/siteConfiguration'
import { isDeepStrictEqual } from 'node:util'
import type { Note } from '@mentor-connect/release/note'
import { Refused } from '@mentor-connect/release/refused'
import { activateConfiguration, insecureOrigins } from '../configuration/configure'
import { requireConfiguration } from '../configuration/requireConfiguration'
import { liveState } from '../liveState'
import type { LockedSite } from '../siteChange'
import { liveRegistry } from '../../store/siteStore'
import { describeGrant, missingGrant, neededGrant, takenServices } from './neededGrant'

/**
 * Sets the additions that an area may make to the site. They replace the area's previous grant.
 * @returns false if the area has exactly this grant already
 * @throws Refused if the live release of the area needs more
 */
export function setGrant(site: LockedSite, area: string, grant: Grant, note: Note = {}): boolean {
  const before = requireConfiguration(site.dir)
  if (isDeepStrictEqual(before.grants?.[area], grant)) return false
  const live = liveState(site.dir, liveRegistry(site.dir)).remotes[area]
  const missing = live?.declares && missingGrant(neededGrant(live.declares), grant)
  if (missing)
    throw new Refused([
      `${area}@${live.release} is live and uses ${describeGrant(missing)}: release one without it first, or grant that as well.`,
    ])
  const version = before.version + 1
  const next = { ...before, version, grants: { ...before.grants, [area]: grant } }
  const issues = [...takenServices(area, grant.connects ?? {}, next.grants), ...insecureOrigins(next)]
  if (issues.length > 0) throw new Refused(issues)
  activateConfiguration(site, next, [{ action: 'grant', version, to: area, ...grant, ...note }])
  return true
}
