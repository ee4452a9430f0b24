import { dataElement } from '@mentor-connect/contract/site/pageHtml'
import { CONFIG_ELEMENT_ID, type RuntimeConfig } from '@mentor-connect/contract/site/runtimeConfig'
import {
  HASH_LIST_FILE,
  REGISTRY_ELEMENT_ID,
  REGISTRY_PATH,
  type SiteRegistry,
} from '@mentor-connect/contract/site/siteRegistry'
import type { BrowserContext, Route } from 'playwright-core'
import { CliError } from '../cliError'
import { readRelease } from '../conformance/readRelease'
import type { BuiltRelease } from '../conformance/builtRelease'
import { dataPattern, readSite } from '../development/deployedSite'
import { hashListText } from '../release/hashList'
import { pathInside } from '../release/pathInside'
import { remoteRelease } from '../release/registryEntry'
import { answerWithSamples, type Samples } from './answerWithSamples'

export interface ShownBuild {
  /** Address of a deployed site. */
  site: string
  /** Folder of a built area, such as `dist`. */
  build: string
  /** If given, pages call samples instead of the API, chat and the area's services, and nothing changes on the site. */
  samples?: Samples
}

/**
 * Shows a build that is not released in the pages of a deployed site, in one browser profile only. The site need not
 * allow anything: requests for its registry and its pages are changed on the way, and the files of the build are taken
 * from its folder.
 *
 * @param context a context of Playwright, made with `serviceWorkers: 'block'` because a worker would answer in its place
 * @returns origin of the site
 * @throws CliError if there is no such site, or no build of an area in the folder
 */
export async function showBuild(
  context: BrowserContext,
  { site, build, samples }: ShownBuild,
): Promise<string> {
  const built = readRelease(build)
  if (typeof built === 'string') throw new CliError(built)
  if (built.description.area === 'shell')
    throw new CliError(`${build} is a build of the shell: only builds of areas can be shown in a site.`)
  const { address, config } = await readSite(site)
  await context.route(
    ({ origin }) => origin === address,
    (route) => respond(route, built),
  )
  if (samples) await answerWithSamples(context, config, samples)
  return address
}

function respond(route: Route, built: BuiltRelease): Promise<void> {
  const request = route.request()
  const { pathname } = new URL(request.url())
  const { base } = remoteRelease(built.description)
  if (pathname.startsWith(base)) return sendFile(route, built, pathname.slice(base.length))
  if (pathname === REGISTRY_PATH)
    return changeText(route, (text) => JSON.stringify(withBuild(JSON.parse(text) as SiteRegistry, built)))
  if (request.resourceType() === 'document') return changeText(route, (text) => pageWith(text, built))
  return route.fallback()
}

function sendFile(route: Route, { description, dir }: BuiltRelease, file: string): Promise<void> {
  if (file === HASH_LIST_FILE && description.hashes)
    return route.fulfill({ contentType: 'application/json', body: hashListText(description) })
  if (!Object.hasOwn(description.files, file)) return route.fulfill({ status: 404, body: '' })
  return route.fulfill({ path: pathInside(dir, file) })
}

async function changeText(route: Route, change: (text: string) => string): Promise<void> {
  const response = await route.fetch()
  const text = await response.text()
  await route.fulfill({ response, body: response.ok() || isPage(text) ? change(text) : text })
}

/** True for a page of the site. An address that only the build has is answered with the page for unknown addresses. */
const isPage = (text: string) => text.includes(`id="${REGISTRY_ELEMENT_ID}"`)

function pageWith(html: string, built: BuiltRelease): string {
  const registry = replaceData<SiteRegistry>(html, REGISTRY_ELEMENT_ID, (value) => withBuild(value, built))
  // The registry is changed, so the signature of the site would not match.
  return replaceData<RuntimeConfig>(
    registry,
    CONFIG_ELEMENT_ID,
    ({ registryKey: _ofTheSite, ...config }) => config,
  )
}

function replaceData<Data>(html: string, id: string, change: (data: Data) => unknown): string {
  return html.replace(dataPattern(id), (_all, json: string) =>
    dataElement(id, change(JSON.parse(json) as Data)).trimEnd(),
  )
}

function withBuild(registry: SiteRegistry, { description }: BuiltRelease): SiteRegistry {
  const { signature: _ofTheSite, ...others } = registry
  const { shares } = registry.remotes[description.area] ?? {}
  const own = { ...remoteRelease(description), ...(shares && { shares }) }
  return { ...others, remotes: { ...others.remotes, [description.area]: own } }
}
