import { PAGE_SCRIPTS_PATH, type PageScripts } from '@mentor-connect/contract/site/pageScripts'
import { languageOfPath } from '@mentor-connect/contract/site/languageAddress'
import { matchPath } from 'react-router-dom'
import { whenIdle } from '../resilience/whenIdle'

/**
 * Prefetching starts only after the page has received nothing for this time, in ms, because the current page has
 * priority.
 */
export const QUIET_MS = 1000

interface Network {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Prefetches the scripts and style sheets of linked pages while the browser is idle, to avoid a chain of requests on the
 * first visit of another area. Disabled with Save-Data or on a 2G network.
 */
export function createPrefetcher(generation: number): Prefetcher {
  let table: PageScripts | null | undefined
  let stopWaiting: () => void = () => undefined

  async function prefetchLinked() {
    if (table === undefined) table = await readTable(generation)
    prefetchFor(links())
  }

  function prefetchFor(paths: string[]) {
    if (table) for (const href of nextScripts(table, paths, loaded())) prefetch(href)
  }

  return {
    pageShown() {
      if (savesData((navigator as { connection?: Network }).connection)) return
      stopWaiting()
      stopWaiting = whenQuiet(() => whenIdle(() => void prefetchLinked()))
    },
    navigatingTo: (path) => prefetchFor([path]),
  }
}

export interface Prefetcher {
  /** Call when a page is shown: prefetches the pages that it links to. */
  pageShown: () => void
  /** Call when a navigation starts: requests all scripts of the target page in parallel. */
  navigatingTo: (path: string) => void
}

/** Calls `call` once after nothing has been received for `QUIET_MS`. Returns a function that cancels it. */
function whenQuiet(call: () => void): () => void {
  let timer = setTimeout(end, QUIET_MS)
  const received = new PerformanceObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(end, QUIET_MS)
  })
  received.observe({ type: 'resource' })
  function stop() {
    clearTimeout(timer)
    received.disconnect()
  }
  function end() {
    stop()
    call()
  }
  return stop
}

/** Scripts of the pages at these paths that are not loaded yet. */
export function nextScripts({ scripts, pages }: PageScripts, paths: string[], loaded: Set<string>): string[] {
  const patterns = Object.keys(pages)
  const linked = new Set(paths.map((path) => bestMatch(patterns, path)))
  const needed = [...linked].flatMap((pattern) => (pattern === undefined ? [] : pages[pattern]!))
  return [...new Set(needed)].map((index) => scripts[index]!).filter((href) => !loaded.has(absolute(href)))
}

/** The pattern that equals the path, or else the first pattern with parameters that matches it. */
function bestMatch(patterns: string[], path: string): string | undefined {
  return patterns.find((pattern) => pattern === path) ?? patterns.find((pattern) => matchPath(pattern, path))
}

/** Reads the table of scripts. Null if it is missing or of another generation; nothing is prefetched then. */
async function readTable(generation: number): Promise<PageScripts | null> {
  try {
    const response = await fetch(PAGE_SCRIPTS_PATH)
    const table = (await response.json()) as PageScripts
    return table.generation === generation ? table : null
  } catch (error) {
    console.info('Pages are not prefetched.', error)
    return null
  }
}

const links = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(
    ({ pathname }) => languageOfPath(pathname).path,
  )

function loaded(): Set<string> {
  const hints = [...document.querySelectorAll<HTMLLinkElement>('link[href$=".js"], link[href$=".css"]')].map(
    ({ href }) => href,
  )
  return new Set([...hints, ...performance.getEntriesByType('resource').map(({ name }) => name)])
}

/** Loads a script or style sheet into the HTTP cache at the lowest priority. Its integrity is checked on use. */
function prefetch(href: string) {
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.as = href.endsWith('.css') ? 'style' : 'script'
  if (new URL(absolute(href)).origin !== location.origin) link.crossOrigin = 'anonymous'
  link.href = href
  document.head.append(link)
}

const absolute = (href: string) => new URL(href, location.origin).href

const savesData = (network?: Network) => Boolean(network?.saveData || network?.effectiveType?.endsWith('2g'))
