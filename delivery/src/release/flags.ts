import { areaOfFlag, percentOf } from '@mentor-connect/contract/site/flags'
import type { AreaDeclaration } from '@mentor-connect/build/release/declaration'
import type { Note } from '@mentor-connect/release/note'
import { Refused } from '@mentor-connect/release/refused'
import type { FlagRow, FlagShare, Outcome } from '@mentor-connect/release/target'
import { flagChanges } from '../store/ledger'
import { liveLedger, liveRegistry, storedRelease } from '../store/siteStore'
import { changeSite, liveRelease, type LockedSite } from './siteChange'

/**
 * Sets the share of browsers in which a feature flag is on. The share stays until it is set again, regardless
 * of releases and rollbacks.
 *
 * @throws Refused if no release that browsers get declares the flag
 */
export function setFlag(
  site: LockedSite,
  area: string,
  { flag, percent }: FlagShare,
  note: Note = {},
): Outcome {
  const before = liveRegistry(site.dir)
  const release = liveRelease(before, area)
  if (!before || !release) throw new Refused([`No release of ${area} is live: it has no flags.`])
  const known = Object.keys(declaredFlags(site.dir, area))
  if (areaOfFlag(flag) !== area || !known.includes(flag)) throw new Refused([unknown(area, flag, known)])
  if (flagChanges(liveLedger(site.dir), area).get(flag)?.percent === percent)
    return { release, generation: before.generation, flipped: false }
  const { generation } = changeSite(site, before, [{ flagged: area, action: 'flag', flag, percent, ...note }])
  return { release, generation, flipped: true }
}

const unknown = (area: string, flag: string, known: string[]) =>
  `${flag} is no flag of a live release of ${area}, ${
    known.length === 0 ? 'which declares none' : `which declares ${known.join(', ')}`
  }: declare it in area.json, and release the area.`

/** The feature flags of an area, with their shares. */
export function listFlags(siteDir: string, area: string): FlagRow[] {
  const changes = flagChanges(liveLedger(siteDir), area)
  return Object.entries(declaredFlags(siteDir, area)).map(([flag, { text, isOn = false }]) => {
    const change = changes.get(flag)
    const percent = percentOf(flag, { [flag]: isOn }, change && { [flag]: change.percent })!
    return {
      flag,
      text,
      percent,
      ...(change && { since: change.at }),
      ...(change?.by && { by: change.by }),
      ...(change?.reason && { reason: change.reason }),
    }
  })
}

type Declared = NonNullable<AreaDeclaration['flags']>

/** The flags of the releases that browsers get: the live one and, if there is one, the canary. */
function declaredFlags(siteDir: string, area: string): Declared {
  const live = liveRegistry(siteDir)?.remotes[area]
  const releases = live ? [live, ...(live.canary ? [live.canary] : [])] : []
  return Object.assign(
    {},
    ...releases.map(({ release }) => storedRelease(siteDir, area, release)?.declares?.flags),
  ) as Declared
}
