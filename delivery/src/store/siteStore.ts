import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createHash, randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import {
  SITE_CONFIGURATION_FILE,
  type SiteConfiguration,
} from '@mentor-connect/contract/site/siteConfiguration'
import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import { releasePath } from '@mentor-connect/contract/site/releasePath'
import { RELEASE_FILE, type Release } from '@mentor-connect/build/release/release'
import type { LedgerEntry } from './ledger'
import { errorCode, LockLost, type Lock } from './lock/lock'
import { linkSiteFile, writeSiteFile } from './siteFiles'

// A site is a folder:
//   shell/<release>/… remotes/<name>/<release>/…   immutable releases
//   generations/<n>-<digest>/…                     registry, ledger, configuration and the composed pages of one state;
//                                                  unchanged files are links to those of the generation before
//   live -> generations/<n>-<digest>               the only pointer: replacing it by a rename activates a generation
//   .lock/                                         lock and unfinished work
const LIVE = 'live'
const GENERATIONS = 'generations'
const GENERATIONS_KEPT = 20
const REGISTRY = 'registry.json'
const LEDGER = 'ledger.json'

/** A complete state of the site, which becomes live in one step. */
export interface Generation {
  /** The registry; undefined until the first shell is released. */
  registry?: SiteRegistry
  ledger: LedgerEntry[]
  configuration: SiteConfiguration
  /** Composed pages by file name, for example `index.html`. */
  pages: Record<string, string>
}

export function liveRegistry(siteDir: string): SiteRegistry | undefined {
  return readJson<SiteRegistry>(join(siteDir, LIVE, REGISTRY))
}

/** Number of the live generation; undefined until the first shell is released. */
export const liveGeneration = (siteDir: string): number | undefined => liveRegistry(siteDir)?.generation

export function liveLedger(siteDir: string): LedgerEntry[] {
  return readJson<LedgerEntry[]>(join(siteDir, LIVE, LEDGER)) ?? []
}

/** The live configuration; undefined until the site is configured. */
export function liveConfiguration(siteDir: string): SiteConfiguration | undefined {
  return readJson<SiteConfiguration>(join(siteDir, LIVE, SITE_CONFIGURATION_FILE))
}

/** The description of a release in the site; undefined if the site does not have it. */
export function storedRelease(siteDir: string, area: string, release: string): Release | undefined {
  return readJson<Release>(join(siteDir, releasePath(area, release), RELEASE_FILE))
}

/** Makes a generation live. Everything is written to a new folder first; then one rename replaces the pointer. */
export function activateGeneration(
  siteDir: string,
  lock: Lock,
  { registry, ledger, configuration, pages }: Generation,
): void {
  const files = {
    ...(registry && { [REGISTRY]: JSON.stringify(registry, null, 2) }),
    [LEDGER]: JSON.stringify(ledger, null, 2),
    [SITE_CONFIGURATION_FILE]: JSON.stringify(configuration, null, 2),
    ...pages,
  }
  const generation = registry?.generation ?? 0
  const name = `${generation}-${digest(files)}`
  whileLocked(lock, () => {
    writeGeneration(siteDir, name, join(lock.work, name), files)
    const pointer = join(lock.work, LIVE)
    rmSync(pointer, { force: true })
    symlinkSync(join(GENERATIONS, name), pointer)
    renameSync(pointer, join(siteDir, LIVE))
  })
  deleteOldGenerations(siteDir, lock, generation)
}

/** Writes the files into a draft folder and renames it, so that the folder appears only when it is complete. */
function writeGeneration(siteDir: string, name: string, draft: string, files: Record<string, string>) {
  const folder = join(siteDir, GENERATIONS, name)
  if (existsSync(folder)) return
  mkdirSync(draft)
  for (const [file, text] of Object.entries(files))
    if (!linkSiteFile(join(siteDir, LIVE), draft, file, text)) writeSiteFile(draft, file, text, 'usual')
  mkdirSync(dirname(folder), { recursive: true })
  renameSync(draft, folder)
}

/** Runs work that needs the lock. @throws LockLost instead of ENOENT if the lock was taken over meanwhile */
export function whileLocked<Result>(lock: Lock, act: () => Result): Result {
  try {
    return act()
  } catch (error) {
    throw errorCode(error) === 'ENOENT' && !existsSync(lock.work) ? new LockLost() : error
  }
}

function digest(files: Record<string, string>): string {
  return createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8)
}

function deleteOldGenerations(siteDir: string, lock: Lock, current: number) {
  for (const name of readdirSync(join(siteDir, GENERATIONS)))
    if (parseInt(name, 10) <= current - GENERATIONS_KEPT) remove(join(siteDir, GENERATIONS, name), lock)
}

/** Deletes the releases of every area that `kept` does not list. */
export function deleteUnusedReleases(siteDir: string, lock: Lock, kept: (area: string) => string[]): void {
  const remotes = join(siteDir, 'remotes')
  const areas = ['shell', ...(existsSync(remotes) ? readdirSync(remotes) : [])]
  for (const area of areas) {
    const folder = dirname(join(siteDir, releasePath(area, 'any')))
    const keep = new Set(kept(area))
    const found = existsSync(folder) ? readdirSync(folder) : []
    for (const release of found) if (!keep.has(release)) remove(join(folder, release), lock)
  }
}

/**
 * Moves a folder into the lock's folder before deleting it, so that a process that has lost the lock cannot delete
 * files of the next holder.
 */
function remove(path: string, lock: Lock) {
  const removed = join(lock.work, `removed-${randomUUID()}`)
  whileLocked(lock, () => renameSync(path, removed))
  rmSync(removed, { recursive: true, force: true })
}

function readJson<Value>(path: string): Value | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Value) : undefined
}
