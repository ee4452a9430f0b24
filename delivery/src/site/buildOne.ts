import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installedVersions } from '@mentor-connect/build/host'
import { buildRelease, type Statement } from '@mentor-connect/build/release/buildRelease'
import { describeRemote } from '@mentor-connect/build/release/describeRemote'
import type { Build } from '@mentor-connect/build/remote'
import { AUTH_CONTRACT_VERSION } from '@mentor-connect/contract/auth'
import { CACHE, ROOT } from '../root'
import { everyArea } from './areas'
import { providedMembers } from './members'
import { readContracts } from './readContracts'
import { frameExposes, readFrames } from './readFrames'

/** Builds a release of the area with this name into a folder. */
export async function buildOne(name: string, outDir: string): Promise<void> {
  const area = everyArea().find((candidate) => candidate.name === name)
  if (!area) throw new Error(`There is no area "${name}".`)
  const { default: build } = (await import(pathToFileURL(join(area.dir, 'webpack.config.ts')).href)) as {
    default: Build
  }
  const shell = name === 'shell' ? await describeShell() : undefined
  await buildRelease({
    area,
    build,
    outDir,
    cacheDir: join(CACHE, 'webpack'),
    describe: (compiled) => shell ?? describeRemote(area, build, compiled),
  })
}

async function describeShell(): Promise<Statement> {
  const frames = await readFrames()
  return {
    ...(await readContracts()),
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
