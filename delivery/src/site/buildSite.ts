import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { runProgram } from '../process/runProgram'
import { CACHE, ROOT } from '../root'
import { allAreas, type Area } from './areas'
import { releaseId } from './releaseId'
import { parseRelease, RELEASE_FILE, type Release } from '@mentor-connect/build/release/release'

/** A built release and the folder that holds it. */
export interface BuiltRelease extends Release {
  dir: string
}

/** Called once for each area that had to be built; not for an area whose build is cached. */
export type BuildProgress = (area: string, seconds: number) => void

/** Builds the areas whose sources have changed, at most two at a time. */
export async function buildSite(progress: BuildProgress, areas = allAreas()): Promise<BuiltRelease[]> {
  const built = new Map<string, BuiltRelease>()
  const waiting = [...areas]
  const worker = async () => {
    for (let area = waiting.shift(); area; area = waiting.shift())
      built.set(area.name, await ensureBuilt(area, progress))
  }
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker))
  return [...built.values()]
}

/** Builds one area, unless a build of the same sources is cached. */
export function buildArea(area: Area, progress: (seconds: number) => void): Promise<BuiltRelease> {
  return ensureBuilt(area, (_name, seconds) => progress(seconds))
}

async function ensureBuilt(area: Area, progress: BuildProgress): Promise<BuiltRelease> {
  const release = releaseId(area.dir)
  const dir = join(CACHE, 'releases', area.name, release)
  if (!existsSync(join(dir, RELEASE_FILE))) {
    const started = Date.now()
    await buildInto(area, release, dir)
    progress(area.name, (Date.now() - started) / 1000)
  }
  return { ...parseRelease(readFileSync(join(dir, RELEASE_FILE), 'utf8')), dir }
}

/** Builds into a draft folder and renames it, so that an interrupted build never looks finished. */
async function buildInto(area: Area, release: string, dir: string) {
  const draft = `${dir}.draft-${process.pid}`
  try {
    await runProgram('--import', [
      'tsx',
      join(ROOT, 'delivery/src/site/buildOne.ts'),
      area.name,
      release,
      draft,
    ])
    rmSync(dir, { recursive: true, force: true })
    renameSync(draft, dir)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
