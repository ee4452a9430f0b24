import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseRelease, RELEASE_FILE, type Release } from '@mentor-connect/build/release/release'
import { allAreas, type Area } from './areas'
import { Builder } from './Builder'
import { buildFolderOf } from './cachedBuild'
import { currentBuild } from './currentBuild'

/** A built release and the folder that holds it. */
export interface BuiltRelease extends Release {
  dir: string
}

/** Called once for each area that was built; not called for an area whose build is cached. */
export type BuildProgress = (area: string, seconds: number) => void

/** Builds the areas whose sources have changed, at most two at a time. */
export async function buildSite(progress: BuildProgress, areas = allAreas()): Promise<BuiltRelease[]> {
  const built = new Map<string, BuiltRelease>()
  const waiting = [...areas]
  const worker = () =>
    withBuilder(async (builder) => {
      for (let area = waiting.shift(); area; area = waiting.shift())
        built.set(area.name, await ensureBuilt(area, builder, progress))
    })
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker))
  return [...built.values()]
}

/** Builds one area, unless a build of the same sources is cached. */
export function buildArea(area: Area, progress: (seconds: number) => void): Promise<BuiltRelease> {
  return withBuilder((builder) => ensureBuilt(area, builder, (_name, seconds) => progress(seconds)))
}

async function withBuilder<Result>(work: (builder: Builder) => Promise<Result>): Promise<Result> {
  const builder = new Builder()
  try {
    return await work(builder)
  } finally {
    builder.end()
  }
}

/**
 * Builds that are running in this process. Two sites that are built at the same time share the build of the
 * shell.
 */
const running = new Map<string, Promise<BuiltRelease>>()

function ensureBuilt(area: Area, builder: Builder, progress: BuildProgress): Promise<BuiltRelease> {
  const build =
    running.get(area.name) ??
    buildUnlessCached(area, builder, progress).finally(() => running.delete(area.name))
  running.set(area.name, build)
  return build
}

async function buildUnlessCached(
  area: Area,
  builder: Builder,
  progress: BuildProgress,
): Promise<BuiltRelease> {
  const started = Date.now()
  const { dir, isNew } = await currentBuild(
    () => buildFolderOf(area),
    (into) => builder.build(area.name, into),
  )
  if (isNew) progress(area.name, (Date.now() - started) / 1000)
  return { ...parseRelease(readFileSync(join(dir, RELEASE_FILE), 'utf8')), dir }
}
