import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'

/** Age after which a folder counts as abandoned, in ms; longer than the longest possible upload. */
const ABANDONED_AFTER_MS = HOUR_MS

export interface UploadFolder {
  path: string
  remove: () => Promise<void>
}

/**
 * Creates this process's folder for temporary uploads in `DATA_DIR` and removes the folders that killed processes have
 * left. Several processes may share `DATA_DIR`, even on several machines.
 */
export async function uploadFolder(dataDir: string, now = Date.now()): Promise<UploadFolder> {
  const root = join(dataDir, 'uploads')
  await mkdir(root, { recursive: true, mode: 0o700 })
  for (const name of await readdir(root))
    if (await isAbandoned(root, name, now)) await rm(join(root, name), { recursive: true, force: true })
  const path = join(root, `${hostname()}.${process.pid}.${randomUUID()}`)
  await mkdir(path, { mode: 0o700 })
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/**
 * Returns true if the process of the folder has ended. If that cannot be determined (reused pid, other
 * machine), a folder counts as abandoned after an hour.
 */
async function isAbandoned(root: string, name: string, now: number): Promise<boolean> {
  const [, host, pid] = /^(.+)\.(\d+)\.[\w-]+$/.exec(name) ?? []
  if (host === hostname() && (Number(pid) === process.pid || !isRunning(Number(pid)))) return true
  const found = await stat(join(root, name)).catch(() => undefined)
  return found !== undefined && Math.abs(now - found.mtimeMs) > ABANDONED_AFTER_MS
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // `EPERM` means that the process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
