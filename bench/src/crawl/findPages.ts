import { ROBOTS_FILE } from '@mentor-connect/contract/site/siteMap'
import type { Faults } from './faults'
import { fetchOnce } from './fetchPage'
import { readRobots, type Robots } from './robots'
import { pagesIn, siteMapsIn, type MappedAddress } from './siteMapPages'

export interface Found {
  robots: Robots
  maps: number
  pages: MappedAddress[]
}

/** Goes from `robots.txt` through the index of the site maps to every page that they name. */
export async function findPages(siteUrl: string, faults: Faults): Promise<Found> {
  const robots = readRobots(await text(`${siteUrl}/${ROBOTS_FILE}`))
  if (!robots.siteMap) throw new Error('robots.txt names no site map.')
  const maps = siteMapsIn(await text(robots.siteMap))
  const lists = await Promise.all(maps.map(async (url) => pagesIn(await text(url))))
  const pages = lists.flat()
  const byUrl = new Map(pages.map((page) => [page.url, page]))
  if (byUrl.size < pages.length) faults.add(robots.siteMap, 'names a page twice')
  for (const { url, alternates } of pages) {
    if (!robots.allows(url.slice(siteUrl.length))) faults.add(url, 'is in a site map, but not for crawlers')
    if (!alternates.has('x-default')) faults.add(url, 'has no address for other languages in the site map')
    for (const other of alternates.values())
      if (!hasSameAlternates(byUrl.get(other), alternates))
        faults.add(url, `names ${other} as itself in another language, but not the other way round`)
  }
  return { robots, maps: maps.length, pages }
}

function hasSameAlternates(page: MappedAddress | undefined, alternates: Map<string, string>): boolean {
  return page !== undefined && JSON.stringify([...page.alternates]) === JSON.stringify([...alternates])
}

async function text(url: string): Promise<string> {
  const response = await fetchOnce(url)
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`)
  return response.text
}
