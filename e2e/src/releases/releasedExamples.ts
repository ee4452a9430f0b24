import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findChromium } from '@mentor-connect/scripts/browser/findChromium'
import { ROOT } from '../stage/product'
import { startExampleService, type ExampleService } from './exampleService'
import { startOwnedSite, type OwnedSite, type ReleaseAccess } from './outside/ownedSite'

const run = promisify(execFile)

/** Folder below `examples/` → its area, and the path at which the site shows it. */
const EXAMPLES = {
  webpack: { area: 'webpackarea', path: '/examples/webpack' },
  rspack: { area: 'rspackarea', path: '/examples/rspack' },
  vite: { area: 'vitearea', path: '/examples/vite' },
  'custom-element': { area: 'elementarea', path: '/examples/element' },
  'own-react': { area: 'ownreactarea', path: '/examples/own-react' },
  'plain-webpack': { area: 'plainarea', path: '/examples/plain-webpack' },
  service: { area: 'openings', path: '/examples/openings' },
}
type Example = keyof typeof EXAMPLES
const FOLDERS = Object.keys(EXAMPLES) as Example[]

export interface ReleasedExamples {
  site: OwnedSite
  /** The service of the example `service`. */
  service: ExampleService
  /** Output of the release command, for each example. */
  printed: Partial<Record<Example, string>>
}

/**
 * Builds all examples with the commands of their teams, and releases them to a fresh site over HTTP.
 * @param dir an empty folder
 */
export async function releaseExamples(dir: string): Promise<ReleasedExamples> {
  const starting = startOwnedSite(join(dir, 'site'))
  const serving = starting.then(startExampleService)
  const builtIn = (example: Example) => join(dir, 'built', example)
  const build = (example: Example) =>
    example === 'plain-webpack' ? buildPlain(builtIn(example)) : buildByPreset(example, builtIn(example))
  try {
    const [accessOf] = await Promise.all([welcomeAll(starting, serving), ...FOLDERS.map(build)])
    const printed: ReleasedExamples['printed'] = {}
    // The examples are released one after the other, because a site allows only one change at a time.
    for (const example of FOLDERS)
      printed[example] = await release(example, builtIn(example), accessOf(example))
    return { site: await starting, service: await serving, printed }
  } catch (error) {
    await (await starting).stop()
    await (await serving).stop()
    throw error
  }
}

/** Does what the owner of the site does for new teams. Returns a function that gives an example its access. */
async function welcomeAll(
  starting: Promise<OwnedSite>,
  serving: Promise<ExampleService>,
): Promise<(example: Example) => ReleaseAccess> {
  const site = await starting
  const { origin } = await serving
  for (const [example, { area, path }] of Object.entries(EXAMPLES))
    await site.grant(area, path, 'public', example === 'service' ? `openings=${origin}` : undefined)
  // Opening pages takes seconds. The gate therefore opens only areas whose files the shell itself verifies (`vite`,
  // `plain-webpack`), and the one that calls a service.
  const RELEASE_BROWSER = findChromium()
  const [vite, plain, service, others] = await Promise.all([
    site.acceptReleases(EXAMPLES.vite.area, { RELEASE_BROWSER }),
    site.acceptReleases(EXAMPLES['plain-webpack'].area, { RELEASE_BROWSER }),
    site.acceptReleases(EXAMPLES.service.area, { RELEASE_BROWSER }),
    site.acceptReleases('*', { RELEASE_BROWSER: 'off' }),
  ])
  const opened: Partial<Record<Example, ReleaseAccess>> = { vite, 'plain-webpack': plain, service }
  return (example) => opened[example] ?? others
}

const buildByPreset = (example: Example, built: string) =>
  command(example, 'build', 'mc-build', ['--out', built])

/** Builds the example of the public plugin, and describes the build as a release. */
async function buildPlain(built: string): Promise<string> {
  await run(process.execPath, ['../build.mjs', built], { cwd: join(ROOT, 'examples/plain-webpack') })
  return command('plain-webpack', 'release', 'mc-release', ['describe', built])
}

const release = (example: Example, built: string, { to, token }: ReleaseAccess) =>
  command(example, 'release', 'mc-release', ['release', '--built', built, '--to', to], {
    RELEASE_TOKEN: token,
  })

/** Runs a command of a package of this project in the folder of an example. Returns its output. */
async function command(
  example: Example,
  ownPackage: string,
  name: string,
  options: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<string> {
  const program = join(ROOT, 'shared', ownPackage, 'bin', `${name}.mjs`)
  const { stdout } = await run(process.execPath, [program, ...options], {
    cwd: join(ROOT, 'examples', example),
    env: { ...process.env, ...environment },
  })
  return stdout
}
