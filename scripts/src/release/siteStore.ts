import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { SiteRegistry } from '@mentor-connect/shared/contracts/siteRegistry'
import { releasePath } from '../site/areas'
import { RELEASE_FILE, type Release } from '../site/release'
import { compress } from '../site/seal'

// A site is a folder:
//   shell/<release>/… remotes/<name>/<release>/…   immutable releases
//   generations/<n>/…                              registry.json, ledger.json and the composed pages of one state
//   live -> generations/<n>                        the one pointer: renaming it is the flip
const LIVE = 'live'
const GENERATIONS = 'generations'
const GENERATIONS_KEPT = 20

/** What happened to a part of the site, and when. */
export interface LedgerEntry {
  generation: number
  /** ISO 8601, UTC. */
  at: string
  area: string
  release: string
  action: 'release' | 'canary' | 'rollback'
}

/** One whole state of the site: it becomes live at once or not at all. */
export interface Generation {
  registry: SiteRegistry
  ledger: LedgerEntry[]
  /** Composed pages by file name, for example `index.html`. */
  pages: Record<string, string>
}

export function liveRegistry(siteDir: string): SiteRegistry | undefined {
  return readJson<SiteRegistry>(join(siteDir, LIVE, 'registry.json'))
}

export function liveLedger(siteDir: string): LedgerEntry[] {
  return readJson<LedgerEntry[]>(join(siteDir, LIVE, 'ledger.json')) ?? []
}

/** The description of a release that lies in the site; undefined when it does not. */
export function placedRelease(siteDir: string, area: string, release: string): Release | undefined {
  return readJson<Release>(join(siteDir, releasePath(area, release), RELEASE_FILE))
}

/** Copies a built release into the site under a name that only shows when it is whole. Doing it twice changes nothing. */
export function placeRelease(siteDir: string, area: string, release: string, from: string): void {
  const target = join(siteDir, releasePath(area, release))
  if (existsSync(target)) return
  const draft = `${target}.draft-${process.pid}`
  mkdirSync(dirname(target), { recursive: true })
  cpSync(from, draft, { recursive: true })
  renameSync(draft, target)
}

/** Makes a generation live: everything is written aside, then one rename moves the pointer. */
export function flip(siteDir: string, { registry, ledger, pages }: Generation): void {
  const files = {
    'registry.json': JSON.stringify(registry, null, 2),
    'ledger.json': JSON.stringify(ledger, null, 2),
    ...pages,
  }
  const name = `${registry.generation}-${digest(files)}`
  writeGeneration(join(siteDir, GENERATIONS, name), files)
  const pointer = join(siteDir, `${LIVE}.draft-${process.pid}`)
  rmSync(pointer, { force: true })
  symlinkSync(join(GENERATIONS, name), pointer)
  renameSync(pointer, join(siteDir, LIVE))
  forgetOldGenerations(siteDir, registry.generation)
}

/** A generation's folder is named by its content and only shows when it is whole. */
function writeGeneration(folder: string, files: Record<string, string>) {
  if (existsSync(folder)) return
  const draft = `${folder}.draft-${process.pid}`
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(draft, file)), { recursive: true })
    writeFileSync(join(draft, file), text)
    compress(join(draft, file))
  }
  renameSync(draft, folder)
}

function digest(files: Record<string, string>): string {
  return createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8)
}

function forgetOldGenerations(siteDir: string, current: number) {
  for (const name of readdirSync(join(siteDir, GENERATIONS)))
    if (parseInt(name, 10) <= current - GENERATIONS_KEPT)
      rmSync(join(siteDir, GENERATIONS, name), { recursive: true })
}

function readJson<Value>(path: string): Value | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Value) : undefined
}

/** Removes the releases of every area that `kept` does not name. */
export function forgetReleases(siteDir: string, kept: (area: string) => string[]): void {
  const remotes = join(siteDir, 'remotes')
  const areas = ['shell', ...(existsSync(remotes) ? readdirSync(remotes) : [])]
  for (const area of areas) {
    const folder = dirname(join(siteDir, releasePath(area, 'any')))
    const keep = new Set(kept(area))
    // A draft belongs to a release that is being placed now.
    const found = existsSync(folder) ? readdirSync(folder).filter((name) => !name.includes('.draft-')) : []
    for (const release of found) if (!keep.has(release)) rmSync(join(folder, release), { recursive: true })
  }
}
