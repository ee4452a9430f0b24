import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createHash, randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import {
  SITE_CONFIGURATION_FILE,
  type SiteConfiguration,
} from '@mentor-connect/shared/site/siteConfiguration'
import type { SiteRegistry } from '@mentor-connect/shared/site/siteRegistry'
import { releasePath } from '../site/areas'
import { confinedForWriting } from '../site/confined'
import { RELEASE_FILE, type Release } from '../site/release'
import { compress } from '../site/seal'
import type { LedgerEntry } from './ledger'
import { codeOf, LockLost, type Lock } from './lock/lock'

// A site is a folder:
//   shell/<release>/… remotes/<name>/<release>/…   immutable releases
//   generations/<n>-<digest>/…                     registry, ledger, configuration and the composed pages of one state
//   live -> generations/<n>-<digest>               the one pointer: renaming it is the flip
//   .lock/                                         who changes it, and what is half done
const LIVE = 'live'
const GENERATIONS = 'generations'
const GENERATIONS_KEPT = 20
const REGISTRY = 'registry.json'
const LEDGER = 'ledger.json'

/** One whole state of the site: it becomes live at once or not at all. */
export interface Generation {
  /** Absent until the first shell is released. */
  registry?: SiteRegistry
  ledger: LedgerEntry[]
  configuration: SiteConfiguration
  /** Composed pages by file name, for example `index.html`. */
  pages: Record<string, string>
}

export function liveRegistry(siteDir: string): SiteRegistry | undefined {
  return readJson<SiteRegistry>(join(siteDir, LIVE, REGISTRY))
}

export function liveLedger(siteDir: string): LedgerEntry[] {
  return readJson<LedgerEntry[]>(join(siteDir, LIVE, LEDGER)) ?? []
}

/** Undefined until the site is configured. */
export function liveConfiguration(siteDir: string): SiteConfiguration | undefined {
  return readJson<SiteConfiguration>(join(siteDir, LIVE, SITE_CONFIGURATION_FILE))
}

/** The description of a release that lies in the site; undefined when it does not. */
export function placedRelease(siteDir: string, area: string, release: string): Release | undefined {
  return readJson<Release>(join(siteDir, releasePath(area, release), RELEASE_FILE))
}

/** Makes a generation live: everything is written aside, then one rename moves the pointer. */
export function flip(
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
  unlessLost(lock, () => {
    writeGeneration(join(siteDir, GENERATIONS, name), join(lock.work, name), files)
    const pointer = join(lock.work, LIVE)
    rmSync(pointer, { force: true })
    symlinkSync(join(GENERATIONS, name), pointer)
    renameSync(pointer, join(siteDir, LIVE))
  })
  forgetOldGenerations(siteDir, lock, generation)
}

/** A generation's folder is named by its content and only shows when it is whole. */
function writeGeneration(folder: string, draft: string, files: Record<string, string>) {
  if (existsSync(folder)) return
  mkdirSync(draft)
  for (const [file, text] of Object.entries(files)) {
    const path = confinedForWriting(draft, file)
    writeFileSync(path, text)
    compress(path)
  }
  mkdirSync(dirname(folder), { recursive: true })
  renameSync(draft, folder)
}

/** @throws LockLost instead of saying that a path is missing, when the lock is why */
export function unlessLost<Result>(lock: Lock, act: () => Result): Result {
  try {
    return act()
  } catch (error) {
    throw codeOf(error) === 'ENOENT' && !existsSync(lock.work) ? new LockLost() : error
  }
}

function digest(files: Record<string, string>): string {
  return createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8)
}

function forgetOldGenerations(siteDir: string, lock: Lock, current: number) {
  for (const name of readdirSync(join(siteDir, GENERATIONS)))
    if (parseInt(name, 10) <= current - GENERATIONS_KEPT) remove(join(siteDir, GENERATIONS, name), lock)
}

/** Removes the releases of every area that `kept` does not name. */
export function forgetReleases(siteDir: string, lock: Lock, kept: (area: string) => string[]): void {
  const remotes = join(siteDir, 'remotes')
  const areas = ['shell', ...(existsSync(remotes) ? readdirSync(remotes) : [])]
  for (const area of areas) {
    const folder = dirname(join(siteDir, releasePath(area, 'any')))
    const keep = new Set(kept(area))
    const found = existsSync(folder) ? readdirSync(folder) : []
    for (const release of found) if (!keep.has(release)) remove(join(folder, release), lock)
  }
}

/** Through the folder of the lock: who has lost it must not remove what the next one has placed. */
function remove(path: string, lock: Lock) {
  const removed = join(lock.work, `removed-${randomUUID()}`)
  unlessLost(lock, () => renameSync(path, removed))
  rmSync(removed, { recursive: true, force: true })
}

function readJson<Value>(path: string): Value | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Value) : undefined
}
