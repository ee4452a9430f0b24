import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Somebody else is changing the site. */
export class LockHeld extends Error {}

/** Runs one change of a site at a time; a lock whose process is gone is taken over. */
export async function withLock<Result>(
  siteDir: string,
  change: () => Promise<Result> | Result,
): Promise<Result> {
  mkdirSync(siteDir, { recursive: true })
  const lock = join(siteDir, '.lock')
  if (!take(lock)) {
    const holder = readHolder(lock)
    if (holder && isAlive(holder))
      throw new LockHeld(`Another release is under way (process ${holder}): try again when it is done.`)
    rmSync(lock, { recursive: true, force: true })
    if (!take(lock)) throw new LockHeld('Another release has just begun: try again when it is done.')
  }
  try {
    return await change()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** Making a folder is atomic: one of two wins. */
function take(lock: string): boolean {
  try {
    mkdirSync(lock)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
  writeFileSync(join(lock, 'pid'), String(process.pid))
  return true
}

function readHolder(lock: string): number | undefined {
  try {
    return Number(readFileSync(join(lock, 'pid'), 'utf8')) || undefined
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
