import type { Note } from '@mentor-connect/release/note'
import { Refused } from '@mentor-connect/release/refused'
import type { Outcome } from '@mentor-connect/release/target'
import { isHeld } from '../store/ledger'
import { changeSite, liveRelease, type LockedSite } from './siteChange'
import { liveLedger, liveRegistry } from '../store/siteStore'

/**
 * Stops the watcher from deciding about an area, or lets it decide again.
 * @throws Refused if the area is not live
 */
export function hold(site: LockedSite, area: string, isOn: boolean, note: Note = {}): Outcome {
  const before = liveRegistry(site.dir)
  const release = liveRelease(before, area)
  if (!before || !release) throw new Refused([`No release of ${area} is live: there is nothing to hold.`])
  if (isHeld(liveLedger(site.dir), area) === isOn)
    return { release, generation: before.generation, flipped: false }
  const { generation } = changeSite(site, before, [{ held: area, action: isOn ? 'hold' : 'unhold', ...note }])
  return { release, generation, flipped: true }
}
