import type { FastifyBaseLogger } from 'fastify'
import { chmod, lstat, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../config/config'

const OTHERS = 0o077
/**
 * Folders of `DATA_DIR` whose entries are checked individually. Entries of other folders are protected by the folder's
 * mode.
 */
const LISTED = ['log', 'keys']

/**
 * Sets the umask so that only the owner can read files that this process writes. Also restricts files in the
 * data folder that earlier versions have left readable, and logs that once. The site's folder keeps its mode,
 * but other users cannot reach it inside `DATA_DIR`.
 */
export async function keepDataPrivate(
  { dataDir, siteDir }: Pick<Config, 'dataDir' | 'siteDir'>,
  logger: FastifyBaseLogger,
): Promise<void> {
  process.umask(OTHERS)
  if (process.platform === 'win32') return
  const closed: string[] = []
  for (const path of [dataDir, ...(await entriesOf(dataDir, siteDir))])
    try {
      if (await closeToOthers(path)) closed.push(path)
    } catch (error) {
      logger.warn({ err: error, path }, 'other users of this machine can read this: restrict its permissions')
    }
  if (closed.length > 0) logger.info({ paths: closed }, 'removed access of other users to data')
}

async function entriesOf(dataDir: string, siteDir: string): Promise<string[]> {
  const folders = [dataDir, ...LISTED.map((name) => join(dataDir, name))]
  const entries = await Promise.all(folders.map(listFolder))
  return entries.flat().filter((path) => resolve(path) !== resolve(siteDir))
}

async function listFolder(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.map((name) => join(folder, name))
}

/** Removes access for other users. Returns true if they had access. Skips symbolic links, whose mode has no meaning. */
async function closeToOthers(path: string): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined)
  if (!found || found.isSymbolicLink() || (found.mode & OTHERS) === 0) return false
  await chmod(path, found.mode & 0o7700)
  return true
}
