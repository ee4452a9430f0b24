import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FALLBACK_PAGE, RENDERING_FILE, type SiteRendering } from '@mentor-connect/contract/site/rendering'
import type { Crawl } from './crawl'

/** Checks that a page of each public route was crawled, so that a new route needs no line here. */
export function checkCoverage(siteDir: string, siteUrl: string, { visits, robots, faults }: Crawl): void {
  const text = readFileSync(join(siteDir, 'live', RENDERING_FILE), 'utf8')
  const { pages } = JSON.parse(text) as SiteRendering
  const visited = visits.map(({ url }) => new URL(url).pathname)
  for (const route of Object.keys(pages)
    .filter((file) => file !== FALLBACK_PAGE)
    .map(routeOf)) {
    const pattern = new RegExp(`^${route.replaceAll('_', '[^/]+')}$`)
    const isPublic = robots.allows(route)
    if (isPublic && !visited.some((path) => pattern.test(path)))
      faults.add(siteUrl + route, 'is a route of which no site map names a page')
  }
}

/** `resource/_.html` → `/resource/_` */
const routeOf = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`)
