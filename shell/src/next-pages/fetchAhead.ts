import { PAGE_SCRIPTS_PATH, type PageScripts } from '@mentor-connect/shared/contracts/pageScripts'
import { matchPath } from 'react-router-dom'

/** Quiet time before anything is fetched ahead, in ms: what the person is looking at comes first. */
export const QUIET_MS = 1000

interface Network {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Fetches the scripts of the pages that this page links to, while the browser has nothing else to do: the first visit
 * of another area then waits for no chain of requests. Not for people who save data, or on a very slow network.
 */
export function createFetchAhead(generation: number): FetchAhead {
  let table: PageScripts | null | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined

  async function fetchAhead() {
    if (table === undefined) table = await readTable(generation)
    fetchFor(links())
  }

  function fetchFor(paths: string[]) {
    if (table) for (const href of nextScripts(table, paths, loaded())) prefetch(href)
  }

  return {
    shown() {
      if (isFrugal((navigator as { connection?: Network }).connection)) return
      clearTimeout(waiting)
      waiting = setTimeout(() => whenIdle(() => void fetchAhead()), QUIET_MS)
    },
    towards: (path) => fetchFor([path]),
  }
}

export interface FetchAhead {
  /** Another page is shown: what it links to may be next. */
  shown: () => void
  /** A person is on the way there: its scripts are asked for at once instead of one after the other. */
  towards: (path: string) => void
}

/** The scripts that pages behind these addresses need and that are not there yet. */
export function nextScripts({ scripts, pages }: PageScripts, paths: string[], loaded: Set<string>): string[] {
  const patterns = Object.keys(pages)
  const linked = new Set(paths.map((path) => bestMatch(patterns, path)))
  const needed = [...linked].flatMap((pattern) => (pattern === undefined ? [] : pages[pattern]!))
  return [...new Set(needed)].map((index) => scripts[index]!).filter((href) => !loaded.has(absolute(href)))
}

/** A page with an address of its own comes before one with a parameter. */
function bestMatch(patterns: string[], path: string): string | undefined {
  return patterns.find((pattern) => pattern === path) ?? patterns.find((pattern) => matchPath(pattern, path))
}

/** Without the table pages come as they are asked for; one of another generation is of no use to this page. */
async function readTable(generation: number): Promise<PageScripts | null> {
  try {
    const response = await fetch(PAGE_SCRIPTS_PATH)
    const table = (await response.json()) as PageScripts
    return table.generation === generation ? table : null
  } catch (error) {
    console.info('Nothing is fetched ahead.', error)
    return null
  }
}

const links = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(({ pathname }) => pathname)

function loaded(): Set<string> {
  const hints = [...document.querySelectorAll<HTMLLinkElement>('link[href$=".js"]')].map(({ href }) => href)
  return new Set([...hints, ...performance.getEntriesByType('resource').map(({ name }) => name)])
}

/** Into the cache, at the lowest priority; what runs later is checked against its hash as ever. */
function prefetch(href: string) {
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.as = 'script'
  if (new URL(absolute(href)).origin !== location.origin) link.crossOrigin = 'anonymous'
  link.href = href
  document.head.append(link)
}

const absolute = (href: string) => new URL(href, location.origin).href

const isFrugal = (network?: Network) => Boolean(network?.saveData || network?.effectiveType?.endsWith('2g'))

function whenIdle(act: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(act)
  else setTimeout(act)
}
