import { randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { outageOf, Unavailable } from './unavailable'

/** With less than this a database cannot be sure to finish what it begins. */
const FREE_BYTES_MIN = 16 * 1024 * 1024
const PROBE = Buffer.alloc(4096)

/** Throws when nothing can be written to the folder, or hardly anything fits. */
export async function checkStorage(folder: string): Promise<void> {
  const { blocks, bavail, bsize } = await statfs(folder)
  // Some file systems do not count.
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
