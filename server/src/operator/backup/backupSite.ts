import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import { createReadStream } from 'node:fs'
import { access, readFile, readdir, readlink, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../command'
import { filesBelow, isMissing, writeHashed } from './folder'
import type { Manifest } from './manifest'

/** The link to the live state and the folder of all states. */
export const LIVE = 'live'
const GENERATIONS = 'generations'

/**
 * Copies the live state with its registry and ledger, and the stored releases. A release that goes live while
 * the copy is made is not in the backup.
 */
export async function backupSite(siteDir: string, folder: string): Promise<Manifest['site']> {
  const live = await readlink(join(siteDir, LIVE)).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (live === undefined) return null
  await copy(join(siteDir, live), join(folder, live))
  const names = await readdir(siteDir)
  for (const name of names.filter(isKept)) await copy(join(siteDir, name), join(folder, name))
  await requireReleases(join(folder, live), folder)
  return { live }
}

/**
 * Returns true if an entry is to be copied as it is. Files that are being written have temporary names and are skipped.
 */
function isKept(name: string): boolean {
  return name !== LIVE && name !== GENERATIONS && !name.startsWith('.') && !isDraft(name)
}

function isDraft(path: string): boolean {
  return path.includes('.draft-')
}

/** Copies a folder, or a single file. */
async function copy(from: string, to: string): Promise<void> {
  if (!(await stat(from)).isDirectory()) return copyFile(from, to)
  for (const path of (await filesBelow(from)).filter((name) => !isDraft(name)))
    await copyFile(join(from, path), join(to, path))
}

async function copyFile(from: string, to: string): Promise<void> {
  await writeHashed(to, createReadStream(from)).catch((error: unknown) => {
    // A missing file belongs to an old release that has been removed since the files were listed.
    if (!isMissing(error)) throw error
  })
}

/** Throws if a release in the registry is missing. */
async function requireReleases(liveFolder: string, folder: string): Promise<void> {
  const registry = JSON.parse(await readFile(join(liveFolder, 'registry.json'), 'utf8')) as SiteRegistry
  for (const { entry } of [registry.shell, ...Object.values(registry.remotes)]) {
    // Releases on other origins are not part of the backup.
    if (!entry.startsWith('/')) continue
    await access(join(folder, entry)).catch(() => {
      throw new OperatorError(
        `The site is live with ${entry}, which is missing from its folder: release it again, or back up with --without-site.`,
      )
    })
  }
}
