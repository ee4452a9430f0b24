import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import type { OptionalPart } from '@mentor-connect/delivery/process/optionalPart'
import { recordedContract } from '@mentor-connect/delivery/release/api-contract/recordedContract'
import { ROOT } from '@mentor-connect/delivery/root'
import type { Area } from '@mentor-connect/delivery/site/areas'
import { buildSite } from '@mentor-connect/delivery/site/buildSite'
import { sourceCommit } from '@mentor-connect/release/sourceCommit'
import { COMMIT_FILE } from '@mentor-connect/server/version'
import { writeSbom } from '../sbom/writeSbom'
import { DEPLOY } from '../systemd/units'
import { AREAS_FOLDER, storeAreas } from './builtAreas'
import { bundleDistribution, PACKAGES_OF_PARTS } from './bundleDistribution'
import { copyPackages } from './copyPackages'
import { runtimePackages } from './runtimePackages'

/** Demo courses for the database of a trial. They are data of the server, not code, so they are copied separately. */
const DEMO_CONTENT = 'server/demo-content'

interface Contents {
  areas: Area[]
  parts: OptionalPart[]
}

/**
 * Makes a distribution: the programs with their source maps, the packages that they load, every area as a release, the
 * contract of the API, the files of `deploy`, and the list of packages with their licences. The finished distribution replaces the contents of the folder in one step.
 */
export async function makeDistribution(
  folder: string,
  print: (line: string) => void,
  { areas, parts }: Contents,
) {
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })

  print('• Bundling the programs…')
  await bundleDistribution(unfinished, parts)

  if (areas.length > 0) print('• Building the areas that have changed…')
  const builds = await buildSite((area, seconds) => print(`  ✓ ${area} (${seconds.toFixed(1)} s)`), areas)
  storeAreas(join(unfinished, AREAS_FOLDER), builds, areas)

  const packages = runtimePackages(parts.flatMap((part) => PACKAGES_OF_PARTS[part]))
  copyPackages(packages, join(unfinished, 'node_modules'))
  const own = join(unfinished, 'node_modules/@mentor-connect/server')
  cpSync(join(ROOT, DEMO_CONTENT), join(own, 'demo-content'), { recursive: true })
  writeFileSync(join(own, 'package.json'), JSON.stringify({ name: '@mentor-connect/server', type: 'module' }))
  mkdirSync(join(unfinished, 'server'))
  writeFileSync(join(unfinished, 'server/contract.json'), JSON.stringify(recordedContract()))
  writeFileSync(join(unfinished, COMMIT_FILE), `${sourceCommit(ROOT) ?? 'unknown'}\n`)
  cpSync(join(ROOT, 'LICENSE'), join(unfinished, 'LICENSE'))
  writeFileSync(join(unfinished, 'package.json'), manifest(packages))
  writeSbom(unfinished)
  // `compose.env` has the secrets of an installation.
  cpSync(DEPLOY, join(unfinished, 'deploy'), {
    recursive: true,
    filter: (file) => basename(file) !== 'compose.env',
  })

  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
  return { megabytes: Math.round(bytesIn(folder) / 1024 ** 2), packages: packages.length }
}

/**
 * The distribution's package.json. With it, `npm install --omit=dev` installs the same versions of native packages for
 * another platform.
 */
function manifest(packages: ReturnType<typeof runtimePackages>): string {
  const { name, version, license, engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const direct = packages.filter(({ isDirect }) => isDirect)
  const dependencies = Object.fromEntries(direct.map((one) => [one.name, one.version]))
  return `${JSON.stringify({ name, version, private: true, license, type: 'module', engines, dependencies }, null, 2)}\n`
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}
