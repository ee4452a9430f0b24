// `mc-build [--out <folder>] [--release <id>]`, in the folder of an area: builds a release of it.
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { exitWithError } from '../cliError'
import type { Build } from '../remote'
import { buildRelease } from './buildRelease'
import { describeRemote } from './describeRemote'
import { sourceId } from './sourceId'

/** Builds the area in `dir` into the folder that `args` name, `dist` by default. */
export async function buildCommand(dir: string, args: string[]): Promise<void> {
  try {
    const { values } = parseArgs({
      args,
      options: { out: { type: 'string', default: 'dist' }, release: { type: 'string' } },
    })
    const { default: build } = (await import(pathToFileURL(join(dir, 'webpack.config.ts')).href)) as {
      default: Build
    }
    const area = { name: build.area, dir }
    const release = values.release ?? sourceId(dir, SOURCES)
    const outDir = resolve(dir, values.out)
    rmSync(outDir, { recursive: true, force: true })
    await buildRelease({
      area,
      build,
      release,
      outDir,
      cacheDir: join(dir, 'node_modules/.cache/mentor-connect'),
      describe: (stats, chunks) => describeRemote(area, build, stats, chunks),
    })
    console.log(`✓ ${area.name}@${release} → ${outDir}`)
  } catch (error) {
    exitWithError(error)
  }
}

/** What a release of an area in a repository of its own is made from. */
const SOURCES = [
  'area.json',
  'package-lock.json',
  'package.json',
  'public',
  'src',
  'tsconfig.json',
  'webpack.config.ts',
]
