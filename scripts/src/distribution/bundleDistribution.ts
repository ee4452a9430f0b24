import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { OPTIONAL_PARTS, type OptionalPart } from '@mentor-connect/delivery/process/optionalPart'
import { bundleProbe, PROBE_FILE } from '@mentor-connect/delivery/release/gate/browser/probeScript'
import { ROOT } from '@mentor-connect/delivery/root'
import { bundlePrograms, PROGRAMS, STARTERS } from '@mentor-connect/server/build'

/** Packages that only builds need. */
const OF_BUILDS = ['esbuild', 'tsx', 'webpack']

/** Optional part → packages that it needs. They are in the distribution only if it contains the part. */
export const PACKAGES_OF_PARTS: Record<OptionalPart, string[]> = {
  'release-server': [],
  'browser-gate': ['playwright-core', 'axe-core'],
}

/** Bundles the programs of the server, the commands that change a live site, and the given optional parts. */
export async function bundleDistribution(folder: string, parts: OptionalPart[]): Promise<void> {
  const names = Object.keys(OPTIONAL_PARTS) as OptionalPart[]
  const optional = names.map((name) => [name, join(ROOT, 'delivery/src', OPTIONAL_PARTS[name])])
  const delivery = join(ROOT, 'scripts/src/distribution/deliveryProgram.ts')
  const install = join(ROOT, 'scripts/src/systemd/installProgram.ts')
  const programs = { ...PROGRAMS, delivery, install, ...Object.fromEntries(optional) }
  const { files } = await bundlePrograms(programs, [...OF_BUILDS, ...Object.values(PACKAGES_OF_PARTS).flat()])
  const leftOut = names.filter((name) => !parts.includes(name)).map((name) => `${name}.mjs`)
  const programsFolder = join(folder, 'programs')
  mkdirSync(programsFolder, { recursive: true })
  for (const { path, contents } of files)
    if (!leftOut.some((name) => basename(path).startsWith(name))) writeFileSync(join(folder, path), contents)
  for (const file of STARTERS) cpSync(file, join(folder, basename(file)))
  if (parts.includes('browser-gate')) writeFileSync(join(programsFolder, PROBE_FILE), await bundleProbe())
  if (parts.includes('release-server'))
    cpSync(join(ROOT, 'delivery/src/release-server/owner/style.css'), join(programsFolder, 'style.css'))
}
