import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Longer than any upload may take. */
const ABANDONED_AFTER_MS = 60 * 60_000

export interface UploadFolder {
  path: string
  remove: () => Promise<void>
}

/**
 * Makes a folder in `DATA_DIR` for what is uploaded to this process, until its request is answered. What processes that
 * were killed have left is removed; several processes, on several machines too, may share `DATA_DIR`.
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

/** A process with the number of one that is gone keeps its folder for an hour at most; so does another machine. */
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
    // It runs, for somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
