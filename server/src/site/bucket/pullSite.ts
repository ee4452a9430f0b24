import { existsSync } from 'node:fs'
import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { inParallel } from '../../platform/parallel/inParallel'
import type { LivePointer, SiteBucket, VersionedPointer } from './siteBucket'

/** Folder of unfinished downloads. It is not served, like every folder whose name begins with a dot. */
const WORK = '.download'
const LIVE = 'live'
const GENERATIONS = 'generations'
/** Number of generations to keep: a page that is being sent may be reading an earlier one. */
const GENERATIONS_KEPT = 3
const AT_ONCE = 8

/**
 * Updates the copy of a site in a folder to the live state in its bucket. Releases and generations never
 * change, so only new ones are downloaded. Each folder appears only when it is complete, and a single rename
 * makes the new state live.
 *
 * @param known version of the copy, if the copy is complete; nothing is done if this is the live version
 * @returns the live state; undefined if the bucket has no site yet
 */
export async function pullSite(
  dir: string,
  bucket: SiteBucket,
  known?: string,
): Promise<VersionedPointer | 'unchanged' | undefined> {
  const found = await bucket.readPointer(known)
  if (found === 'unchanged') return found
  if (!found) {
    await rm(join(dir, LIVE), { force: true })
    return undefined
  }
  const { generation, releases } = found.pointer
  await rm(join(dir, WORK), { recursive: true, force: true })
  for (const folder of [...releases, `${GENERATIONS}/${generation}`]) await pullFolder(dir, bucket, folder)
  await makeLive(dir, generation)
  await removeOthers(dir, found.pointer)
  return found
}

/** Returns the pointer that describes the present state of a folder. */
export async function pointerOf(dir: string): Promise<LivePointer | undefined> {
  const live = await readlink(join(dir, LIVE)).catch(() => undefined)
  return live === undefined
    ? undefined
    : { generation: live.slice(GENERATIONS.length + 1), releases: await releaseFolders(dir) }
}

async function pullFolder(dir: string, bucket: SiteBucket, folder: string) {
  if (existsSync(join(dir, folder))) return
  const draft = join(dir, WORK, randomUUID())
  const files = await bucket.list(folder)
  if (files.length === 0) throw new Error(`${bucket.name} names ${folder} as live, but has no file of it.`)
  await inParallel(files, AT_ONCE, (file) => bucket.download(`${folder}/${file}`, join(draft, file)))
  await mkdir(dirname(join(dir, folder)), { recursive: true })
  await rename(draft, join(dir, folder))
}

async function makeLive(dir: string, generation: string) {
  const link = join(dir, WORK, randomUUID())
  await mkdir(dirname(link), { recursive: true })
  await symlink(join(GENERATIONS, generation), link)
  await rename(link, join(dir, LIVE))
}

/** Deletes the folders that are no longer part of the site. */
async function removeOthers(dir: string, { generation, releases }: LivePointer) {
  const kept = new Set(releases)
  for (const folder of await releaseFolders(dir))
    if (!kept.has(folder)) await rm(join(dir, folder), { recursive: true })
  const others = (await namesIn(join(dir, GENERATIONS)))
    .filter((name) => name !== generation)
    .sort((a, b) => parseInt(b, 10) - parseInt(a, 10))
  for (const name of others.slice(GENERATIONS_KEPT - 1))
    await rm(join(dir, GENERATIONS, name), { recursive: true })
}

async function releaseFolders(dir: string): Promise<string[]> {
  const areas = ['shell', ...(await namesIn(join(dir, 'remotes'))).map((name) => `remotes/${name}`)]
  const found = await Promise.all(
    areas.map(async (area) => (await namesIn(join(dir, area))).map((release) => `${area}/${release}`)),
  )
  return found.flat().sort()
}

async function namesIn(folder: string): Promise<string[]> {
  return existsSync(folder) ? (await readdir(folder)).filter((name) => !name.startsWith('.')) : []
}
