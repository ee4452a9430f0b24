import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { systemUser } from '@mentor-connect/release/note'
import { readLease, writeLease, type Lease } from './lease'

// Each folder `.lock/<number>/` is a lock; only the one with the highest number is valid. That folder stays after its
// release, so that no number is used twice. Holders may run on several hosts that share the folder, so process ids are
// of no use here. The only operation that must be atomic is a rename.
const FOLDER = '.lock'
const WORK = 'work'

/** Time in ms after which another process may take over a lock that was not renewed. */
const LEASE_MS = 60_000
/**
 * Maximum time that a change waits for the lock, in ms. It is long enough for other changes, which take a
 * second, and for the lease of a killed process to expire.
 */
const WAIT_MS = LEASE_MS + 5_000
const LOOK_EVERY_MS = 50

/** Thrown if another process is changing the site. */
export class LockHeld extends Error {}

/** Thrown if another process has taken over the lock: this change must not continue. */
export class LockLost extends Error {
  override message =
    'This change did not renew its lock in time and another one took over: nothing was changed, try again.'
}

export interface Lock {
  /** Folder for unfinished work. It is removed when the lock is lost, so that a later rename from or into it fails. */
  readonly work: string
  renew: () => void
  release: () => void
}

interface LockOptions {
  leaseMs?: number
  /** Maximum time to wait for another change, in ms. If it is 0, the call gives up at once. */
  waitMs?: number
}

/**
 * Runs a change of a site while no other change runs. Slow work must be done before the call.
 * @throws LockHeld if another change holds the lock for too long
 */
export async function withLock<Result>(
  siteDir: string,
  change: (lock: Lock) => Promise<Result> | Result,
  { leaseMs = LEASE_MS, waitMs = WAIT_MS }: LockOptions = {},
): Promise<Result> {
  const until = Date.now() + waitMs
  let lock = lockIfFree(siteDir, leaseMs, until)
  while (!lock) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    lock = lockIfFree(siteDir, leaseMs, until)
  }
  const renewal = setInterval(lock.renew, leaseMs / 3)
  try {
    return await change(lock)
  } finally {
    clearInterval(renewal)
    lock.release()
  }
}

/**
 * Takes the lock, or returns undefined if another change holds it. @throws LockHeld if it is still held after `until`
 */
function lockIfFree(siteDir: string, leaseMs: number, until: number): Lock | undefined {
  try {
    return takeLock(siteDir, leaseMs)
  } catch (error) {
    if (error instanceof LockHeld && Date.now() < until) return undefined
    throw error
  }
}

/** Takes the lock of a site. @throws LockHeld if another change holds it */
export function takeLock(siteDir: string, leaseMs = LEASE_MS): Lock {
  const folder = join(siteDir, FOLDER)
  mkdirSync(folder, { recursive: true })
  const newest = numbersIn(folder).at(-1) ?? 0
  refuseWhileHeld(readLease(join(folder, String(newest))))
  const number = newest + 1
  const dir = claim(folder, number, leaseOf(leaseMs))
  // If this process was slow, it may have claimed a number that another process has used and removed in the
  // meantime.
  if (numbersIn(folder).at(-1) !== number) {
    rmSync(dir, { recursive: true, force: true })
    throw lockJustTaken()
  }
  removeOldLocks(folder, number)
  return {
    work: join(dir, WORK),
    renew: () => ignoreFailure(() => writeLease(dir, leaseOf(leaseMs))),
    release: () =>
      ignoreFailure(() => {
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
    `Another change of the site is in progress (${lease!.holder}): try again when it is done. If it was killed, its lock ends in ${Math.ceil(left / 1000)} s.`,
  )
}

const lockJustTaken = () =>
  new LockHeld('Another change of the site is in progress: it has just begun, try again when it is done.')

/**
 * Claims a number for this process. A rename cannot replace a folder that is not empty, so only one of several
 * processes succeeds.
 */
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
    // ENOENT means that the process that succeeded has removed our draft.
    if (['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(errorCode(error))) throw lockJustTaken()
    throw error
  }
}

/**
 * Removes the folders of earlier holders. Each is renamed first, so that from then on changes of its holder cannot take
 * effect.
 */
function removeOldLocks(folder: string, own: number) {
  for (const name of readdirSync(folder)) {
    if (name === String(own)) continue
    const removed = join(folder, `removed-${randomUUID()}`)
    ignoreMissing(() => renameSync(join(folder, name), removed))
    rmSync(removed, { recursive: true, force: true })
  }
}

function numbersIn(folder: string): number[] {
  return readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b)
}

function ignoreFailure(act: () => void) {
  try {
    act()
  } catch {
    // The lock was lost, or the disk is full. In both cases the lease simply expires.
  }
}

function ignoreMissing(act: () => void) {
  try {
    act()
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
}

export const errorCode = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''
