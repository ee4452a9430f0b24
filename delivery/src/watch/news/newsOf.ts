import type { ReleaseNews } from '@mentor-connect/contract/api/releaseHealth'
import { changesOf, type AreaChange, type LedgerEntry } from '../../release/ledger'

/** The decisions of the watcher in a ledger after a generation, oldest first. */
export function newsOf(ledger: LedgerEntry[], afterGeneration: number): ReleaseNews[] {
  return ledger.flatMap((entry) => {
    if (!('area' in entry) || entry.via !== 'watch' || entry.generation <= afterGeneration) return []
    const { area, release, from = release, generation, reason = '' } = entry
    return [{ area, action: actionOf(entry, ledger), release: from, live: release, generation, reason }]
  })
}

function actionOf(entry: AreaChange, ledger: LedgerEntry[]): ReleaseNews['action'] {
  if (entry.action === 'release') return 'promoted'
  const before = changesOf(ledger, entry.area).findLast(
    ({ release, generation }) => release === entry.from && generation < entry.generation,
  )
  return before?.action === 'canary' ? 'pulled back' : 'rolled back'
}
