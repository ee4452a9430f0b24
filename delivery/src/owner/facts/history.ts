import type { Grant } from '@mentor-connect/contract/site/siteConfiguration'
import { hasEndedCanary, wasPromoted, type AreaChange, type LedgerEntry } from '../../release/ledger'

export const CHANGES_PER_PAGE = 25

export type ChangeKind = 'released' | 'canary' | 'taken back' | 'other'

/** One line of the history of a site. */
export interface Change {
  kind: ChangeKind
  /** ISO 8601, UTC. */
  at: string
  generation: number
  /** Absent if the change concerns the whole site. */
  area?: string
  /** The release that it is about. */
  release?: string
  what: string
  by?: string
  /** How it was made, if not by a command next to the site. */
  via?: LedgerEntry['via']
  reason?: string
  commit?: string
}

/** Changes of a site, or of one of its areas, newest first. */
export function changesNewestFirst(ledger: LedgerEntry[], area?: string): LedgerEntry[] {
  return ledger.filter((entry) => area === undefined || areaOf(entry) === area).reverse()
}

export function areaOf(entry: LedgerEntry): string | undefined {
  if ('area' in entry) return entry.area
  if ('held' in entry) return entry.held
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

type Described = Pick<Change, 'kind' | 'what' | 'release' | 'commit'>

function ofRelease(entry: AreaChange, ledger: LedgerEntry[]): Described {
  const { action, release, from, commit } = entry
  const about = { release, ...(commit && { commit }) }
  switch (action) {
    case 'release':
      return { kind: 'released', what: wasPromoted(ledger, entry) ? 'Promoted' : 'Released', ...about }
    case 'canary':
      return { kind: 'canary', what: 'Started as a canary', ...about }
    case 'rollback':
      return {
        kind: 'taken back',
        what: hasEndedCanary(ledger, entry) ? `Canary pulled back` : `Rolled back to ${release}`,
        release: from ?? release,
      }
    case 'withdraw':
      return { kind: 'taken back', what: 'Withdrawn', ...about }
    case 'retire':
      return { kind: 'other', what: 'Area retired', ...about }
  }
}

function ofSite(entry: Exclude<LedgerEntry, AreaChange>): Described {
  switch (entry.action) {
    case 'configure':
      return { kind: 'other', what: `Site configured (version ${entry.version})` }
    case 'grant':
      return { kind: 'other', what: `Granted: ${grantText(entry)}` }
    case 'hold':
      return { kind: 'other', what: 'Held: only people decide' }
    case 'unhold':
      return { kind: 'other', what: 'No longer held' }
  }
}

function grantText({ paths, frames, slots = [] }: Grant): string {
  return [...paths, ...frames, ...slots].join(', ') || 'nothing'
}

export interface Paged<Item> {
  items: Item[]
  /** From 1. */
  page: number
  pages: number
  total: number
}

/** One page of a list; a number beyond the last page gives the last one. */
export function pageOf<Item>(all: Item[], wanted: number, size = CHANGES_PER_PAGE): Paged<Item> {
  const pages = Math.max(1, Math.ceil(all.length / size))
  const page = Math.min(Math.max(1, wanted), pages)
  return { items: all.slice((page - 1) * size, page * size), page, pages, total: all.length }
}
