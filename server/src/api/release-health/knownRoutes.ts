import { OTHER_ROUTE } from '@mentor-connect/contract/rules/releaseHealth'
import { PAGE_SCRIPTS_PATH, type PageScripts } from '@mentor-connect/contract/site/pageScripts'
import type { ApiDependencies } from '../dependencies'

/** After this time, in ms, a route that is not known may be one of a release since the table was read. */
const REREAD_MS = 60_000
const DEADLINE_MS = 2_000

type Dependencies = Pick<ApiDependencies, 'clock' | 'config' | 'logger'>

/**
 * The routes of the site's live pages, which areas declare and the site server publishes. Anybody may report, so other
 * routes count as one.
 */
export function knownRoutes({ clock, config: { siteUrl }, logger }: Dependencies) {
  let known = new Set<string>()
  let readAt = -Infinity
  let reading: Promise<void> = Promise.resolve()

  async function read() {
    try {
      known = await readRoutes(siteUrl)
    } catch (error) {
      logger?.warn(
        { err: error },
        'The routes of the site could not be read: vitals are counted without them.',
      )
    }
  }

  /** The route if a live page has it, otherwise `other`. */
  return async function knownRoute(route: string): Promise<string> {
    const now = clock().getTime()
    if (!known.has(route) && now - readAt >= REREAD_MS) {
      readAt = now
      reading = read()
    }
    await reading
    return known.has(route) ? route : OTHER_ROUTE
  }
}

/** @throws if the site does not answer with its table of pages */
async function readRoutes(siteUrl: string): Promise<Set<string>> {
  const response = await fetch(new URL(PAGE_SCRIPTS_PATH, siteUrl), {
    signal: AbortSignal.timeout(DEADLINE_MS),
  })
  if (!response.ok) throw new Error(`${siteUrl}${PAGE_SCRIPTS_PATH} answered ${response.status}.`)
  return new Set(Object.keys(((await response.json()) as PageScripts).pages))
}
