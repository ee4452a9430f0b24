import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The holder of a lock and the time until which the lock is valid. A running holder renews it. */
export interface Lease {
  /** User, host and process, for people to read. */
  holder: string
  /** Time (ms since the epoch) after which others may take over the lock. */
  expires: number
}

const FILE = 'lease.json'

/**
 * Returns undefined if there is no readable lease, because the folder is just being removed or because the disk was
 * full.
 */
export function readLease(dir: string): Lease | undefined {
  try {
    const lease = JSON.parse(readFileSync(join(dir, FILE), 'utf8')) as Partial<Lease>
    return typeof lease.expires === 'number'
      ? { holder: String(lease.holder), expires: lease.expires }
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Replaces the lease atomically, so that no reader sees half of it.
 * @throws ENOENT if the folder no longer exists
 */
export function writeLease(dir: string, lease: Lease): void {
  const draft = join(dir, `${FILE}.draft`)
  writeFileSync(draft, JSON.stringify(lease))
  renameSync(draft, join(dir, FILE))
}
