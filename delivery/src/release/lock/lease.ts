import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a lock says of its holder. A holder that is alive renews it. */
export interface Lease {
  /** For people: who, where and since when. */
  holder: string
  /** Epoch in ms after which others may take the lock over. */
  expires: number
}

const FILE = 'lease.json'

/** Undefined when there is none, or when it cannot be read: the folder is being taken away, or a disk was full. */
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
 * Replaces the lease in one step, so that nobody reads half of one.
 * @throws ENOENT when the folder is gone
 */
export function writeLease(dir: string, lease: Lease): void {
  const draft = join(dir, `${FILE}.draft`)
  writeFileSync(draft, JSON.stringify(lease))
  renameSync(draft, join(dir, FILE))
}
