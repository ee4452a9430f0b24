import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CliError } from '../cliError'
import type { AreaBuild } from './compiled'
import { buildRelease } from './buildRelease'
import { describeRemote } from './describeRemote'
import { RELEASE_FILE } from './release'
import { sourceId } from './sourceId'

/**
 * Names of configuration files. The default export of such a file describes the build of the area; the file
 * name shows the tool.
 */
const CONFIGS = ['webpack.config.ts', 'rspack.config.ts', 'vite.config.ts']

/** Files and folders from which a release is made, for an area in a separate repository. */
const SOURCES = [
  'area.json',
  'package-lock.json',
  'package.json',
  'public',
  'samples.json',
  'src',
  'tsconfig.json',
  ...CONFIGS,
]
/** Name of a file in the cache folder with facts about the last build. */
const LAST_BUILD = 'last-build.json'

interface LastBuild {
  outDir: string
  /** Id of the sources from which the release was built. */
  sources: string
  release: string
}

export interface BuiltFolder {
  area: string
  release: string
  dir: string
}

interface Options {
  /** Output folder, relative to the area; default: `dist`. */
  out?: string
  /** Id of the release. Default: derived from its content. */
  release?: string
  /** Called before the build; if it throws, nothing is built. */
  prepare?: (area: string) => Promise<void> | void
  /** True to keep the content of the output folder if it was built from the same sources. */
  reuse?: boolean
}

/**
 * Builds a release of the area in `dir`.
 * @throws CliError if there is no area in the folder
 */
export async function buildFolder(
  dir: string,
  { out = 'dist', release, prepare, reuse }: Options = {},
): Promise<BuiltFolder> {
  const build = await readBuild(dir)
  const area = { name: build.area, dir }
  await prepare?.(area.name)
  const outDir = resolve(dir, out)
  const cacheDir = join(dir, 'node_modules/.cache/mentor-connect')
  const sources = sourceId(dir, SOURCES)
  const last = reuse && readLastBuild(cacheDir, outDir)
  if (last && last.sources === sources && last.release === (release ?? last.release))
    return { area: area.name, release: last.release, dir: outDir }
  rmSync(outDir, { recursive: true, force: true })
  const id = await buildRelease({
    area,
    build,
    release,
    outDir,
    cacheDir,
    describe: (compiled) => describeRemote(area, build, compiled),
  })
  mkdirSync(cacheDir, { recursive: true })
  writeFileSync(
    join(cacheDir, LAST_BUILD),
    JSON.stringify({ outDir, sources, release: id } satisfies LastBuild),
  )
  return { area: area.name, release: id, dir: outDir }
}

/**
 * Reads the build of the area in `dir`.
 * @throws CliError if there is no area in the folder
 */
export async function readBuild(dir: string): Promise<AreaBuild> {
  const file = CONFIGS.map((name) => join(dir, name)).find((path) => existsSync(path))
  if (!file)
    throw new CliError(
      `There is no ${CONFIGS.join(', ')} in ${dir}: run the command in the folder of an area.`,
    )
  const { default: build } = (await import(pathToFileURL(file).href)) as { default: Partial<AreaBuild> }
  if (!build.compile)
    throw new CliError(
      `${file} uses no preset of @mentor-connect/build: build with your tool, then "mc-release describe" and "mc-release release --built" the folder.`,
    )
  return build as AreaBuild
}

/**
 * Returns the last build if the output folder still contains it. `release.json` is written last, so an interrupted
 * build has none.
 */
function readLastBuild(cacheDir: string, outDir: string): LastBuild | undefined {
  const [about, release] = [join(cacheDir, LAST_BUILD), join(outDir, RELEASE_FILE)]
  if (!existsSync(about) || !existsSync(release)) return undefined
  const last = JSON.parse(readFileSync(about, 'utf8')) as LastBuild
  const built = JSON.parse(readFileSync(release, 'utf8')) as { release: string }
  return last.outDir === outDir && last.release === built.release ? last : undefined
}
