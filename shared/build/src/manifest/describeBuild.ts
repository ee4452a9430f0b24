import { writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { Value } from 'typebox/value'
import { CliError } from '../cliError'
import { runContainer, type RanExpose } from '../conformance/runContainer'
import { exposeChunk } from '../containerName'
import { contentId } from '../release/contentId'
import { flattenRoutes, routesOf } from '../release/exposedRoutes'
import { hashAndCompress } from '../release/hashAndCompress'
import { readDeclaration } from '../release/readDeclaration'
import { PROTOCOL, RELEASE_FILE, ReleaseDescription, type Release } from '../release/release'
import { copySamples } from '../release/samples'
import { firstSchemaError } from '../release/schemaErrors'
import { contractRange, usedRoutes } from '../release/statement'
import { SINGLETONS } from '../singletons'
import type { FederationManifest } from '../release/federationManifest'
import { readManifest } from './readManifest'

/**
 * Makes a release from a build of the public Module Federation plugin: writes the compressed copies of its
 * files and its `release.json`. The manifest of the build names the files, and `area.json` and `package.json`
 * state the area's additions to the site. The routes are found by running the build; `runContainer` describes
 * the risks of that.
 *
 * @param areaDir folder of the area
 * @param buildDir folder of the build
 * @throws CliError if the build cannot be released
 */
export async function describeBuild(areaDir: string, buildDir: string): Promise<Release> {
  const { area, ...manifest } = readManifest(buildDir)
  const declares = readDeclaration(areaDir)
  copySamples({ name: area, dir: areaDir }, declares.connects ?? {}, buildDir)
  const entry = entryOf(manifest)
  const content: Omit<Release, 'release'> = {
    protocol: PROTOCOL,
    area,
    entry,
    contract: contractRange(areaDir),
    uses: usedRoutes(areaDir),
    declares,
    shared: rangesOf(manifest),
    ...(manifest.metaData.pluginVersion && { ownRuntime: manifest.metaData.pluginVersion }),
    fallbacks: fallbacksIn(manifest),
    exposes: await routesIn(buildDir, manifest),
    ...chunksIn(manifest),
    messageFaults: [],
    ...hashAndCompress(buildDir, entry),
  }
  const description = { ...content, release: contentId(content) }
  if (!Value.Check(ReleaseDescription, description))
    throw new CliError(
      `This build cannot be released: ${firstSchemaError(ReleaseDescription, description)}. Leave out what is no part of the pages, such as types ("dts: false").`,
    )
  writeFileSync(join(buildDir, RELEASE_FILE), JSON.stringify(description, null, 2))
  return description
}

const entryOf = ({ metaData: { remoteEntry } }: FederationManifest) =>
  posix.join(remoteEntry.path, remoteEntry.name)

/** Returns the shared packages that the page provides. Only this area uses the other shared packages. */
const fromPage = ({ shared }: FederationManifest) =>
  shared.filter(({ name }) => Object.hasOwn(SINGLETONS, name))

const rangesOf = (manifest: FederationManifest) =>
  Object.fromEntries(fromPage(manifest).map(({ name, requiredVersion }) => [name, requiredVersion]))

/** Returns the scripts with copies of packages that the page provides. */
function fallbacksIn(manifest: FederationManifest): string[] {
  const files = fromPage(manifest).flatMap(({ assets }) => [...assets.js.sync, ...assets.js.async])
  return [...new Set(files)].sort()
}

/** Returns the chunks of the exposes. Chunks of pages have no names, so they are loaded with their page. */
function chunksIn({ exposes }: FederationManifest): Pick<Release, 'chunks' | 'chunkFiles'> {
  const files = exposes.map(({ path, assets }): [string, string[]] => [
    exposeChunk(path.slice(2)),
    [...assets.js.sync, ...assets.css.sync],
  ])
  const scripts = files.flatMap(([name, [script]]) => (script ? [[name, script] as const] : []))
  return { chunks: Object.fromEntries(scripts), chunkFiles: Object.fromEntries(files) }
}

/** Returns the routes of each expose, as reported by the container. */
async function routesIn(dir: string, manifest: FederationManifest): Promise<Release['exposes']> {
  const entry = entryOf(manifest)
  const exposes = manifest.exposes.map(({ path }) => path)
  const container = manifest.metaData.globalName
  const report = await runContainer({ dir, entry, container, exposes, shared: rangesOf(manifest) })
  if (report.failure) throw new CliError(`${entry} does not run: ${report.failure}.`)
  if (report.lacksContainer)
    throw new CliError(`${entry} does not give the global "${container}" with the functions init and get.`)
  return Object.fromEntries(
    Object.entries(report.modules ?? {}).map(([expose, ran]) => [expose, routesOfRan(expose, ran)]),
  )
}

function routesOfRan(expose: string, ran: RanExpose): Release['exposes'][string] {
  if (ran.failure) throw new CliError(`The expose "${expose}" does not run: ${ran.failure}.`)
  return flattenRoutes(routesOf(ran))
}
