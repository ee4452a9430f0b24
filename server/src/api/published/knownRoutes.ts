import { OTHER_ROUTE } from '@mentor-connect/contract/rules/releaseHealth'
import { PAGE_SCRIPTS_PATH, type PageScripts } from '@mentor-connect/contract/site/pageScripts'
import { publishedNames, type SiteReader } from './publishedNames'

/**
 * Returns a function that maps a route to itself if a live page has it, otherwise to `other`. Areas declare
 * the routes, and the site publishes them.
 */
export function knownRoutes(site: SiteReader) {
  const isPublished = publishedNames<PageScripts>(site, PAGE_SCRIPTS_PATH, ({ pages }) => Object.keys(pages))
  return async (route: string): Promise<string> => ((await isPublished(route)) ? route : OTHER_ROUTE)
}
