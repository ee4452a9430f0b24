import type { ReleaseNews } from '@mentor-connect/contract/api/releaseHealth'
import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import { hasEndedCanary, type AreaChange, type LedgerEntry } from '../../store/ledger'
import { undecidedCanaries } from '../watched'

/** The watcher's decisions that a ledger contains after a generation, oldest first. */
export function newsOf(ledger: LedgerEntry[], afterGeneration: number): ReleaseNews[] {
  return ledger.flatMap((entry) => {
    if (!('area' in entry) || entry.via !== 'watch' || entry.generation <= afterGeneration) return []
    const { area, release, from = release, generation, reason = '' } = entry
    return [{ area, action: actionOf(entry, ledger), release: from, live: release, generation, reason }]
  })
}

const UNDECIDED =
  'too few browsers had it in a week for a decision; promote it, end it with a rollback, or release it with a larger share'

/** Messages about the canaries that the watcher will not decide about any more. */
export function undecidedNews(registry: SiteRegistry, ledger: LedgerEntry[], now: Date): ReleaseNews[] {
  return undecidedCanaries(registry, ledger, now).map(({ area, release, other, generation }) => ({
    area,
    action: 'undecided',
    release,
    live: other,
    generation,
    reason: UNDECIDED,
  }))
}

function actionOf(entry: AreaChange, ledger: LedgerEntry[]): ReleaseNews['action'] {
  if (entry.action === 'release') return 'promoted'
  return hasEndedCanary(ledger, entry) ? 'pulled back' : 'rolled back'
}
