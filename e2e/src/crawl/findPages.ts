import { ROBOTS_FILE } from '@mentor-connect/contract/site/siteMap'
import type { Faults } from './faults'
import { fetchOnce } from './fetchPage'
import { readRobots, type Robots } from './robots'

export interface MappedAddress {
  url: string
  /** Addresses of the page in other languages: `hreflang` → address. */
  alternates: Map<string, string>
}

export interface Found {
  robots: Robots
  pages: MappedAddress[]
}

/**
 * Finds every page that the site maps list. `robots.txt` names the index of the site maps, and the index names each of
 * them.
 */
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
  return { robots, pages }
}

function hasSameAlternates(page: MappedAddress | undefined, alternates: Map<string, string>): boolean {
  return page !== undefined && JSON.stringify([...page.alternates]) === JSON.stringify([...alternates])
}

async function text(url: string): Promise<string> {
  const response = await fetchOnce(url)
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`)
  return response.text
}

/** The addresses of the site maps that an index lists. */
function siteMapsIn(index: string): string[] {
  return [...index.matchAll(/<sitemap><loc>(.*?)<\/loc>/g)].map(([, url]) => plain(url!))
}

/** The pages of one site map. */
function pagesIn(siteMap: string): MappedAddress[] {
  return [...siteMap.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry]) => ({
    url: plain(/<loc>(.*?)<\/loc>/.exec(entry!)![1]!),
    alternates: new Map(
      [...entry!.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, url]) => [
        language!,
        plain(url!),
      ]),
    ),
  }))
}

const plain = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
