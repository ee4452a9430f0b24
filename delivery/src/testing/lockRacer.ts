// Takes the lock of a site once for every message and reports the outcome: `lockRacer.ts <site>`
import { closeSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { LockHeld, withLock } from '../store/lock/lock'

const [siteDir = ''] = process.argv.slice(2)
const inside = join(siteDir, 'inside')

process.on('message', () => void race().then((outcome) => process.send!(outcome)))
process.send!('ready')

async function race(): Promise<'entered' | 'refused' | 'two inside'> {
  try {
    return await withLock(siteDir, enter, { waitMs: 0 })
  } catch (error) {
    if (error instanceof LockHeld) return 'refused'
    throw error
  }
}

/** Returns 'two inside' if another process holds the lock at the same time: only one process can create the file. */
function enter(): 'entered' | 'two inside' {
  try {
    closeSync(openSync(inside, 'wx'))
  } catch {
    return 'two inside'
  }
  // The lock is held long enough for the other processes to try as well.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
  rmSync(inside)
  return 'entered'
}
