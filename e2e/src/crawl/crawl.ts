import { inParallel } from '@mentor-connect/server/parallel'
import { Addresses } from './addresses'
import { Faults, UniqueTexts } from './faults'
import { fetchFollowing, fetchPage } from './fetchPage'
import { findPages, type MappedAddress } from './findPages'
import { pageFacts } from './pageFacts'
import { contentIssues, pageIssues } from './pageIssues'
import type { Robots } from './robots'

/** Number of requests at the same time. */
const AT_ONCE = 3
/**
 * Maximum number of linked pages that are not in a site map: lists with a page, an order or a domain, and pages for
 * signed-in people.
 */
const LINKED_MAX = 2_000
/**
 * Maximum number of files that are requested; if there are more, an evenly spread selection. Generated pictures take
 * the API much longer than pages.
 */
const FILES_MAX = 500

export interface Crawl {
  robots: Robots
  /** The addresses of all pages in the site maps. Each of them was visited. */
  visited: string[]
  faults: Faults
}

interface Sources {
  siteUrl: string
  apiUrl: string
  /** Paths of list pages that no page links to, because buttons lead to them. */
  lists: string[]
}

/** Crawls a site without running scripts: first all pages of its site maps, then everything that they link to. */
export async function crawl({ siteUrl, apiUrl, lists }: Sources): Promise<Crawl> {
  const faults = new Faults()
  const { robots, pages } = await findPages(siteUrl, faults)
  const found = new Addresses(siteUrl, apiUrl)
  await inParallel(pages, AT_ONCE, visitor(faults, found))
  for (const path of lists) found.pages.add(siteUrl + path)
  await followLinks(found, { mapped: pages, faults, isCrawled: robots.allows })
  const files = spread([...found.files], FILES_MAX)
  await inParallel(files, AT_ONCE, async (url) => checkStatus(await fetchFollowing(url), url, faults))
  return { robots, visited: pages.map(({ url }) => url), faults }
}

/** Returns a function that checks one page of a site map and collects its links. */
function visitor(faults: Faults, found: Addresses) {
  const titles = new UniqueTexts('title', faults)
  const descriptions = new UniqueTexts('description', faults)
  return async ({ url, alternates }: MappedAddress): Promise<void> => {
    const { status, text } = await fetchPage(url)
    const facts = pageFacts(text)
    const language = [...alternates].find(([, address]) => address === url)?.[0] ?? ''
    if (status !== 200) faults.add(url, `is in a site map, but answers ${status}`)
    for (const issue of pageIssues(facts, { url, language, alternates })) faults.add(url, issue)
    titles.add(url, language, facts.titles[0])
    descriptions.add(url, language, facts.meta.get('description')?.[0])
    found.add(url, facts)
  }
}

interface Following {
  mapped: MappedAddress[]
  faults: Faults
  isCrawled: (path: string) => boolean
}

/** Requests linked addresses that are not in a site map, and then the addresses that those pages link to. */
async function followLinks(found: Addresses, { mapped, faults, isCrawled }: Following): Promise<void> {
  const known = new Set(mapped.map(({ url }) => url))
  const waiting: string[] = []
  const addNew = () => {
    for (const url of found.pages) {
      if (known.has(url) || waiting.length >= LINKED_MAX) continue
      known.add(url)
      waiting.push(url)
    }
  }
  addNew()
  await inParallel(waiting, AT_ONCE, async (url) => {
    const { pathname, search } = new URL(url)
    // Pages that crawlers are told not to request do exist, but a server does not render them.
    if (!isCrawled(pathname + search)) return checkStatus(await fetchFollowing(url), url, faults)
    const { url: address } = await fetchFollowing(url)
    const page = await fetchPage(address)
    checkStatus(page, url, faults)
    const facts = pageFacts(page.text)
    for (const issue of contentIssues(facts)) faults.add(url, issue)
    found.add(url, facts)
    addNew()
  })
}

function checkStatus({ status }: { status: number }, url: string, faults: Faults) {
  if (status !== 200) faults.add(url, `is linked, but answers ${status}`)
}

/** At most `max` of the items, evenly spread. */
function spread<Item>(items: Item[], max: number): Item[] {
  const step = Math.max(1, items.length / max)
  return Array.from({ length: Math.min(items.length, max) }, (_, index) => items[Math.floor(index * step)]!)
}
