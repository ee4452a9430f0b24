import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { systemUser } from '../author'
import { readLease, writeLease, type Lease } from './lease'

// `.lock/<number>/` is a lock: the highest number is the one that counts, and it is never removed, so that a number is
// never used twice. Processes may be on several hosts that share the folder: nothing here asks for a process, and all
// that must be atomic is a rename.
const FOLDER = '.lock'
const WORK = 'work'

/** After this time without a renewal a lock may be taken over, in ms. */
const LEASE_MS = 60_000

/** Somebody else is changing the site. */
export class LockHeld extends Error {}

/** Somebody else has taken the lock over: what was begun must not be finished. */
export class LockLost extends Error {
  override message =
    'This change did not renew its lock in time and another one took over: nothing was changed, try again.'
}

export interface Lock {
  /**
   * Folder for what is half done. It disappears when the lock is lost: whatever takes effect by a rename out of it, or
   * into it, cannot take effect after that.
   */
  readonly work: string
  renew: () => void
  release: () => void
}

/** Runs one change of a site at a time. */
export async function withLock<Result>(
  siteDir: string,
  change: (lock: Lock) => Promise<Result> | Result,
  leaseMs = LEASE_MS,
): Promise<Result> {
  const lock = takeLock(siteDir, leaseMs)
  const renewal = setInterval(lock.renew, leaseMs / 3)
  try {
    return await change(lock)
  } finally {
    clearInterval(renewal)
    lock.release()
  }
}

/** @throws LockHeld */
export function takeLock(siteDir: string, leaseMs = LEASE_MS): Lock {
  const folder = join(siteDir, FOLDER)
  mkdirSync(folder, { recursive: true })
  const newest = numbersIn(folder).at(-1) ?? 0
  refuseWhileHeld(readLease(join(folder, String(newest))))
  const number = newest + 1
  const dir = claim(folder, number, leaseOf(leaseMs))
  // Who looked long ago may have claimed a number that was used and removed since.
  if (numbersIn(folder).at(-1) !== number) {
    rmSync(dir, { recursive: true, force: true })
    throw justBegun()
  }
  removeOthers(folder, number)
  return {
    work: join(dir, WORK),
    renew: () => orLetItEnd(() => writeLease(dir, leaseOf(leaseMs))),
    release: () =>
      orLetItEnd(() => {
        writeLease(dir, { holder: '', expires: 0 })
        rmSync(join(dir, WORK), { recursive: true, force: true })
      }),
  }
}

function leaseOf(leaseMs: number): Lease {
  const holder = `${systemUser()} on ${hostname()}, process ${process.pid}`
  return { holder, expires: Date.now() + leaseMs }
}

function refuseWhileHeld(lease: Lease | undefined) {
  const left = (lease?.expires ?? 0) - Date.now()
  if (left <= 0) return
  throw new LockHeld(
    `Another release is under way (${lease!.holder}): try again when it is done. If it was killed, its lock ends in ${Math.ceil(left / 1000)} s.`,
  )
}

const justBegun = () =>
  new LockHeld('Another release is under way: it has just begun, try again when it is done.')

/** A folder that is not empty cannot be replaced by a rename: of several who claim a number, one wins. */
function claim(folder: string, number: number, lease: Lease): string {
  const draft = join(folder, `draft-${randomUUID()}`)
  const dir = join(folder, String(number))
  try {
    mkdirSync(join(draft, WORK), { recursive: true })
    writeLease(draft, lease)
    renameSync(draft, dir)
    return dir
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // ENOENT: the one who won has cleaned up.
    if (['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(codeOf(error))) throw justBegun()
    throw error
  }
}

/** Takes away what earlier holders have left. Renamed first: from then on nothing of theirs can take effect. */
function removeOthers(folder: string, own: number) {
  for (const name of readdirSync(folder)) {
    if (name === String(own)) continue
    const removed = join(folder, `removed-${randomUUID()}`)
    ifStillThere(() => renameSync(join(folder, name), removed))
    rmSync(removed, { recursive: true, force: true })
  }
}

function numbersIn(folder: string): number[] {
  return readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b)
}

function orLetItEnd(act: () => void) {
  try {
    act()
  } catch {
    // The lock is lost, or the disk is full: a lease that is not written ends by itself.
  }
}

function ifStillThere(act: () => void) {
  try {
    act()
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''
