import type { Note } from '@mentor-connect/release/note'
import { Refused } from '@mentor-connect/release/refused'
import type { Outcome } from '@mentor-connect/release/target'
import { changesOf, withdrawalOf } from '../store/ledger'
import { changeSite, liveRelease, type LockedSite } from './siteChange'
import { liveLedger, liveRegistry } from '../store/siteStore'

/**
 * Takes a release out of use for good: it can never be rolled back to, pinned or released again.
 * @throws Refused
 */
export function withdraw(site: LockedSite, area: string, release: string, note: Note = {}): Outcome {
  const before = liveRegistry(site.dir)
  const ledger = liveLedger(site.dir)
  const name = `${area}@${release}`
  if (!before || !changesOf(ledger, area).some((entry) => entry.release === release))
    throw new Refused([`${name} was never released here: "npm run releases" lists the releases.`])
  if (liveRelease(before, area) === release || before.remotes[area]?.canary?.release === release)
    throw new Refused([
      `${name} is live: go back with "npm run rollback -- ${area}" first, then withdraw it.`,
    ])
  if (withdrawalOf(ledger, area, release)) return { release, generation: before.generation, flipped: false }
  const { generation } = changeSite(site, before, [{ area, release, action: 'withdraw', ...note }])
  return { release, generation, flipped: true }
}
