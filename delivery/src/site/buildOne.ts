// Builds one area: `buildOne.ts <area> <release> <folder>`. A separate process, so that areas build in parallel.
import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { AUTH_CONTRACT_VERSION } from '@mentor-connect/contract/auth'
import { installedVersions } from '@mentor-connect/build/host'
import { contractRange, usedRoutes, type Build } from '@mentor-connect/build/remote'
import { SINGLETONS } from '@mentor-connect/build/singletons'
import webpack, { type Stats } from 'webpack'
import { CACHE, ROOT } from '../root'
import { allAreas, type Area } from './areas'
import { readChunkInfo, type ChunkInfo } from './chunkInfo'
import { describeExposes, findMessageIssues } from './describe'
import { providedMembers, usedMembers } from './members'
import { NEEDED_CONTRACT_FILE, neededContract } from './neededContract'
import { readDeclaration } from './readDeclaration'
import { frameExposes, readFrames } from './readFrames'
import { RELEASE_FILE, type Release } from './release'
import { hashAndCompress } from './hashAndCompress'
import { buildServerFile } from './serverFile'

const [name, release, outDir] = process.argv.slice(2) as [string, string, string]
const area = allAreas().find((candidate) => candidate.name === name)
if (!area) throw new Error(`There is no area "${name}".`)

const { default: build } = (await import(pathToFileURL(join(area.dir, 'webpack.config.ts')).href)) as {
  default: Build
}
const stats = await compile(build)
copyPublicFiles(area)
writeFileSync(join(outDir, NEEDED_CONTRACT_FILE), JSON.stringify(neededContract(stats)))
const chunkInfo = readChunkInfo(stats)
const entry = entryOf(stats, name === 'shell' ? 'main' : build.uniqueName)
const contents = name === 'shell' ? await describeShell() : describeRemote(area, build, stats, chunkInfo)
const description: Release = {
  area: name,
  release,
  entry,
  ...contents,
  chunks: chunksOf(stats),
  chunkFiles: chunkInfo.files,
  ...(await describeServerFile(area, build, contents.exposes)),
  messageFaults: findMessageIssues(area),
  ...hashAndCompress(outDir, entry, build.uniqueName),
}
writeFileSync(join(outDir, RELEASE_FILE), JSON.stringify(description, null, 2))

/** Static files of a release, such as icons: copied unchanged from `public`. */
function copyPublicFiles({ dir }: Area) {
  const folder = join(dir, 'public')
  if (existsSync(folder)) cpSync(folder, outDir, { recursive: true })
}

function compile({ webpack: configure }: Build): Promise<Stats> {
  const compiler = webpack(configure({ outDir, cacheDir: join(CACHE, 'webpack') }))!
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

async function describeShell() {
  const frames = await readFrames()
  return {
    provides: AUTH_CONTRACT_VERSION,
    shared: {
      ...installedVersions(join(ROOT, 'node_modules')),
      '@mentor-connect/contract/auth': AUTH_CONTRACT_VERSION,
    },
    members: providedMembers(),
    exposes: {},
    mounts: frameExposes(frames),
    frames,
  }
}

function describeRemote({ dir }: Area, { exposes }: Build, stats: Stats, { importedBy }: ChunkInfo) {
  return {
    contract: contractRange(dir),
    uses: usedRoutes(dir),
    declares: readDeclaration(dir),
    shared: Object.fromEntries(
      Object.entries(SINGLETONS).map(([singleton, { requires }]) => [singleton, requires]),
    ),
    members: usedMembers(stats),
    exposes: describeExposes({ name, dir }, exposes, importedBy),
  }
}

/** Areas whose pages a server may render, and the shell, which renders them. */
async function describeServerFile(
  built: Area,
  { exposes }: Build,
  described: Release['exposes'],
): Promise<Pick<Release, 'server'>> {
  const isRendered = Object.values(described).some((routes) => routes.some(({ rendering }) => rendering))
  if (built.name !== 'shell' && !isRendered) return {}
  return { server: await buildServerFile(built, exposes, outDir) }
}

/** The script that an entry point of the build starts with. @throws if it is not exactly one */
function entryOf(stats: Stats, entryPoint: string): string {
  const files = stats.toJson({ all: false, entrypoints: true }).entrypoints?.[entryPoint]?.assets ?? []
  const scripts = files.map((file) => file.name).filter((file) => file.endsWith('.js'))
  if (scripts.length !== 1)
    throw new Error(`${name} must start with one script, this build has ${scripts.join(', ')}.`)
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
