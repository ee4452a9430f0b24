import type { Author } from './author'

interface Recorded extends Partial<Author> {
  generation: number
  /** ISO 8601, UTC. */
  at: string
  reason?: string
}

/** What happened to an area. Entries of older sites name no author. */
export interface AreaChange extends Recorded {
  area: string
  /** The release that is live after a release or a rollback; else the one that the change is about. */
  release: string
  action: 'release' | 'canary' | 'rollback' | 'withdraw' | 'retire'
  /** Of a rollback: the release that was taken back. */
  from?: string
  /** Commit that was released. */
  commit?: string
}

export interface ConfigurationChange extends Recorded {
  action: 'configure'
  /** Version of the configuration. */
  version: number
}

export type LedgerEntry = AreaChange | ConfigurationChange

export function changesOf(ledger: LedgerEntry[], area: string): AreaChange[] {
  return ledger.filter((entry): entry is AreaChange => 'area' in entry && entry.area === area)
}

export function lastConfigurationChange(ledger: LedgerEntry[]): ConfigurationChange | undefined {
  return ledger.findLast((entry) => entry.action === 'configure')
}

/**
 * The releases that an area may go back to, newest first: they were live for everybody and were neither rolled back
 * nor withdrawn since.
 */
export function earlierReleases(ledger: LedgerEntry[], area: string, current: string | undefined): string[] {
  let sound: string[] = []
  for (const { action, release } of changesOf(ledger, area)) {
    const others = sound.filter((one) => one !== release)
    if (action === 'release') sound = [...others, release]
    if (action === 'rollback' && sound.includes(release)) sound = sound.slice(0, sound.indexOf(release) + 1)
    if (action === 'withdraw') sound = others
  }
  return sound.reverse().filter((release) => release !== current)
}

/** Every release of an area that browsers may have open, newest first. */
export function recentReleases(ledger: LedgerEntry[], area: string): string[] {
  const served = changesOf(ledger, area)
    .filter(({ action }) => action === 'release' || action === 'canary' || action === 'rollback')
    .map(({ release }) => release)
  return [...new Set(served.reverse())]
}

export function withdrawalOf(ledger: LedgerEntry[], area: string, release: string): AreaChange | undefined {
  return changesOf(ledger, area).find((entry) => entry.action === 'withdraw' && entry.release === release)
}

/** The rollback that took a release back, if nothing made it live again since. */
export function rollbackOf(ledger: LedgerEntry[], area: string, release: string): AreaChange | undefined {
  const last = changesOf(ledger, area).findLast(
    (entry) => entry.release === release || entry.from === release,
  )
  return last?.action === 'rollback' && last.from === release ? last : undefined
}
