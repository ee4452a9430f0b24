import { randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { outageOf, Unavailable } from './unavailable'

/** Below this free space, a database may not be able to complete a transaction. */
const FREE_BYTES_MIN = 16 * 1024 * 1024
const PROBE = Buffer.alloc(4096)

/** Throws if the folder is not writable or the disk is almost full. */
export async function checkStorage(folder: string): Promise<void> {
  const { blocks, bavail, bsize } = await statfs(folder)
  // Some file systems report no block counts.
  if (blocks > 0 && bavail * bsize < FREE_BYTES_MIN)
    throw new Unavailable('disk_full', { cause: new Error(`${folder} has ${bavail * bsize} bytes left.`) })
  const file = join(folder, `.write-check-${randomUUID()}`)
  try {
    await writeFile(file, PROBE)
  } catch (error) {
    throw new Unavailable(outageOf(error) ?? 'disk_read_only', { cause: error })
  } finally {
    await rm(file, { force: true }).catch(() => undefined)
  }
}
