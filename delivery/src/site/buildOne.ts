// Builds one area: `buildOne.ts <area> <release> <folder>`. A separate process, so that areas build in parallel.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installedVersions } from '@mentor-connect/build/host'
import { buildRelease, type Statement } from '@mentor-connect/build/release/buildRelease'
import { describeRemote } from '@mentor-connect/build/release/describeRemote'
import type { Build } from '@mentor-connect/build/remote'
import { AUTH_CONTRACT_VERSION } from '@mentor-connect/contract/auth'
import { CACHE, ROOT } from '../root'
import { allAreas } from './areas'
import { providedMembers } from './members'
import { frameExposes, readFrames } from './readFrames'

const [name, release, outDir] = process.argv.slice(2) as [string, string, string]
const area = allAreas().find((candidate) => candidate.name === name)
if (!area) throw new Error(`There is no area "${name}".`)

const { default: build } = (await import(pathToFileURL(join(area.dir, 'webpack.config.ts')).href)) as {
  default: Build
}
const shell = name === 'shell' ? await describeShell() : undefined
await buildRelease({
  area,
  build,
  release,
  outDir,
  cacheDir: join(CACHE, 'webpack'),
  describe: (stats, chunks) => shell ?? describeRemote(area, build, stats, chunks),
})

async function describeShell(): Promise<Statement> {
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
