import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack, { type Stats } from 'webpack'
import type { Build } from '../remote'
import type { Area } from './area'
import { readChunkInfo, type ChunkInfo } from './chunkInfo'
import { findMessageIssues } from './describe'
import { hashAndCompress } from './hashAndCompress'
import { NEEDED_CONTRACT_FILE, neededContract } from './neededContract'
import { RELEASE_FILE, type Release } from './release'
import { buildServerFile } from './serverFile'

/** What the shell and remotes state differently. */
export type Statement = Pick<Release, 'shared' | 'exposes'> &
  Partial<Omit<Release, 'area' | 'release' | 'entry' | 'integrity' | 'chunks' | 'files'>>

export interface ReleaseOptions {
  area: Area
  build: Build
  /** Id of the release. */
  release: string
  /** Output folder. */
  outDir: string
  /** Folder of webpack's cache. */
  cacheDir: string
  describe: (stats: Stats, chunks: ChunkInfo) => Statement
}

/**
 * Builds an area into a folder and describes it there in `release.json`, from its sources and without running a page.
 * @throws if it cannot be built
 */
export async function buildRelease({ area, build, release, describe, ...folders }: ReleaseOptions) {
  const { outDir } = folders
  const stats = await compile(build, folders)
  copyPublicFiles(area, outDir)
  writeFileSync(join(outDir, NEEDED_CONTRACT_FILE), JSON.stringify(neededContract(stats)))
  const chunkInfo = readChunkInfo(stats)
  const entry = entryOf(stats, area.name, area.name === 'shell' ? 'main' : build.uniqueName)
  const statement = describe(stats, chunkInfo)
  const description: Release = {
    area: area.name,
    release,
    entry,
    ...statement,
    chunks: chunksOf(stats),
    chunkFiles: chunkInfo.files,
    ...(await describeServerFile(area, build, statement.exposes, outDir)),
    messageFaults: findMessageIssues(area),
    ...hashAndCompress(outDir, entry, build.uniqueName),
  }
  writeFileSync(join(outDir, RELEASE_FILE), JSON.stringify(description, null, 2))
}

/** Static files of a release, such as icons: copied unchanged from `public`. */
function copyPublicFiles({ dir }: Area, outDir: string) {
  const folder = join(dir, 'public')
  if (existsSync(folder)) cpSync(folder, outDir, { recursive: true })
}

function compile({ webpack: configure }: Build, folders: Parameters<Build['webpack']>[0]): Promise<Stats> {
  const compiler = webpack(configure(folders))!
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined)
      if (error) return reject(error)
      if (stats?.hasErrors())
        return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })))
      resolve(stats!)
    })
  })
}

/** Areas whose pages a server may render, and the shell, which renders them. */
async function describeServerFile(
  area: Area,
  { exposes }: Build,
  described: Release['exposes'],
  outDir: string,
): Promise<Pick<Release, 'server'>> {
  const isRendered = Object.values(described).some((routes) => routes.some(({ rendering }) => rendering))
  if (area.name !== 'shell' && !isRendered) return {}
  return { server: await buildServerFile(area, exposes, outDir) }
}

/** The script that an entry point of the build starts with. @throws if it is not exactly one */
function entryOf(stats: Stats, area: string, entryPoint: string): string {
  const files = stats.toJson({ all: false, entrypoints: true }).entrypoints?.[entryPoint]?.assets ?? []
  const scripts = files.map((file) => file.name).filter((file) => file.endsWith('.js'))
  if (scripts.length !== 1)
    throw new Error(`${area} must start with one script, this build has ${scripts.join(', ')}.`)
  return scripts[0]!
}

/** Named chunk → its script. */
function chunksOf(stats: Stats): Record<string, string> {
  const groups = stats.toJson({ all: false, chunks: true, chunkModules: false }).chunks ?? []
  const named = groups.flatMap(({ names = [], files = [] }) => {
    const script = files.find((file) => file.endsWith('.js'))
    return script ? names.map((chunk) => [String(chunk), script] as const) : []
  })
  return Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)))
}
