import type { Grant } from '@mentor-connect/contract/site/siteConfiguration'
import { hasEndedCanary, wasPromoted, type AreaChange, type LedgerEntry } from '../../../store/ledger'

/** One line of the history of a site. */
export interface Change {
  /** Time of the change: ISO 8601, UTC. */
  at: string
  generation: number
  /** Absent if the change concerns the whole site. */
  area?: string
  /** The release that was changed. */
  release?: string
  what: string
  /** True if the change withdrew a release from visitors who had already received it. */
  isTakenBack?: boolean
  by?: string
  /** The channel through which the change was made; absent for a command on the machine of the site. */
  via?: LedgerEntry['via']
  reason?: string
  commit?: string
}

function areaOf(entry: LedgerEntry): string | undefined {
  if ('area' in entry) return entry.area
  if ('held' in entry) return entry.held
  if ('previewed' in entry) return entry.previewed
  if ('flagged' in entry) return entry.flagged
  return 'to' in entry ? entry.to : undefined
}

export function describeChange(entry: LedgerEntry, ledger: LedgerEntry[]): Change {
  const { at, generation, by, via, reason } = entry
  const area = areaOf(entry)
  return {
    at,
    generation,
    ...(area && { area }),
    ...(by && { by }),
    ...(via && { via }),
    ...(reason && { reason }),
    ...('area' in entry ? ofRelease(entry, ledger) : ofSite(entry)),
  }
}

type Described = Pick<Change, 'what' | 'isTakenBack' | 'release' | 'commit'>

function ofRelease(entry: AreaChange, ledger: LedgerEntry[]): Described {
  const { action, release, from, commit } = entry
  const about = { release, ...(commit && { commit }) }
  switch (action) {
    case 'release':
      return { what: wasPromoted(ledger, entry) ? 'Promoted' : 'Released', ...about }
    case 'canary':
      return { what: 'Started as a canary', ...about }
    case 'rollback':
      return {
        isTakenBack: true,
        what: hasEndedCanary(ledger, entry) ? `Canary pulled back` : `Rolled back to ${release}`,
        release: from ?? release,
      }
    case 'withdraw':
      return { isTakenBack: true, what: 'Withdrawn', ...about }
    case 'retire':
      return { what: 'Area retired', ...about }
  }
}

function ofSite(entry: Exclude<LedgerEntry, AreaChange>): Described {
  switch (entry.action) {
    case 'configure':
      return { what: `Site configured (version ${entry.version})` }
    case 'grant':
      return { what: `Granted: ${grantText(entry)}` }
    case 'preview':
      return {
        what: `Preview ${entry.name} until ${entry.until.slice(0, 10)}`,
        release: entry.release,
        ...(entry.commit && { commit: entry.commit }),
      }
    case 'flag':
      return { what: `Flag ${entry.flag} on for ${entry.percent}%` }
    case 'hold':
      return { what: 'Held: only people decide' }
    case 'unhold':
      return { what: 'No longer held' }
  }
}

function grantText({ paths, frames, slots = [] }: Grant): string {
  return [...paths, ...frames, ...slots].join(', ') || 'nothing'
}
