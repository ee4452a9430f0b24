import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../root'
import { allAreas, type Area } from './areas'
import { buildFolderOf } from './cachedBuild'
import { currentBuild } from './currentBuild'
import { parseRelease, RELEASE_FILE, type Release } from '@mentor-connect/build/release/release'

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
  const started = Date.now()
  const { dir, isNew } = await currentBuild(
    () => buildFolderOf(area),
    (into) => runProgram('--import', ['tsx', join(ROOT, 'delivery/src/site/buildOne.ts'), area.name, into]),
  )
  if (isNew) progress(area.name, (Date.now() - started) / 1000)
  return { ...parseRelease(readFileSync(join(dir, RELEASE_FILE), 'utf8')), dir }
}

/** Runs Node with these arguments. Rejects with the output of the program if its exit code is not 0. */
function runProgram(...[first, rest]: [string, string[]]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [first, ...rest], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(output.trim() || `ended with ${code}`)),
    )
  })
}
