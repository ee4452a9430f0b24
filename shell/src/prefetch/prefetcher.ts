import { PAGE_SCRIPTS_PATH, type PageScripts } from '@mentor-connect/contract/site/pageScripts'
import { languageOfPath } from '@mentor-connect/contract/api/languageAddress'
import { NEXT_PAGE } from '@mentor-connect/contract/remote'
import { matchPath } from 'react-router-dom'
import { whenIdle } from '../resilience/whenIdle'
import { whenQuiet } from '../resilience/whenQuiet'

/**
 * Time for which a pointer stays on a link before its page is prefetched, in ms. A tap with a finger takes
 * longer.
 */
export const INTENT_MS = 60

/** A page counts as complete when it has received nothing for this time, in ms. */
const CONTENT_MS = 500

/** The link of a page of the site. */
const LINK = 'a[href^="/"]'

/**
 * Prefetches the scripts and style sheets of pages that may come next, to avoid a chain of requests on the
 * first visit of another area. A page is prefetched at once if the pointer is on its link. Pages whose links
 * are in view are prefetched one file after the other when the current page is quiet, but not on a weak
 * device or a slow network, which are busy with the current page. With Save-Data or on a 2G network, nothing
 * is prefetched.
 */
export function createPrefetcher(generation: number): Prefetcher {
  let table: PageScripts | null | undefined
  let reading: Promise<void> | undefined
  let stop: () => void = () => undefined

  const scriptsOf = (paths: string[]) => (table ? nextScripts(table, paths, loaded()) : [])
  const prefetchNow = (paths: string[]) => scriptsOf(paths).forEach((href) => void prefetch(href))

  const learnTable = () => (reading ??= readTable(generation).then((read) => void (table = read)))

  async function prefetchInTurn(isStopped: () => boolean) {
    await learnTable()
    if (!hasCapacity()) return
    for (const href of scriptsOf(pathsOf(linksInView()))) {
      if (isStopped()) return
      await prefetch(href)
      await new Promise<void>((resolve) => whenIdle(resolve))
    }
  }

  return {
    pageShown() {
      stop()
      if (savesData()) return
      let isStopped = false
      const cancel = whenQuiet(() => void prefetchInTurn(() => isStopped))
      stop = () => {
        isStopped = true
        cancel()
      }
    },
    navigatingTo: (path) => {
      // On a slow network, prefetched files arrive later than those that the page requests itself.
      if (hasCapacity()) prefetchNow([path])
    },
    readsOf: (path) => table?.reads?.[bestMatch(Object.keys(table.pages), path) ?? ''] ?? [],
    learnPages() {
      if (!savesData()) whenQuiet(() => void learnTable(), CONTENT_MS)
    },
    watchPeople() {
      document.addEventListener('focusin', ({ target }) => {
        const next = target instanceof Element && target.getAttribute(NEXT_PAGE)
        if (next && !savesData()) prefetchNow([next])
      })
      let timer: ReturnType<typeof setTimeout> | undefined
      document.addEventListener('pointerover', ({ target }) => {
        clearTimeout(timer)
        const link = target instanceof Element && target.closest<HTMLAnchorElement>(LINK)
        if (link && !savesData()) timer = setTimeout(() => prefetchNow(pathsOf([link])), INTENT_MS)
      })
    },
  }
}

export interface Prefetcher {
  /** Call this when a page is shown. Prefetches the pages to which it links. */
  pageShown: () => void
  /** Call this when a navigation starts. On a fast network, requests all scripts of the target page in parallel. */
  navigatingTo: (path: string) => void
  /** Reads the table of pages as soon as the current page is complete. */
  learnPages: () => void
  /** Returns the first reads of the page at a path; empty until the table of pages is read. */
  readsOf: (path: string) => string[]
  /**
   * Call this once. From then on, a page is prefetched when the pointer rests on its link, or when a control
   * that leads to it gets the focus.
   */
  watchPeople: () => void
}

/** Returns the scripts of the pages at these paths that are not loaded yet. */
export function nextScripts({ scripts, pages }: PageScripts, paths: string[], loaded: Set<string>): string[] {
  const patterns = Object.keys(pages)
  const linked = new Set(paths.map((path) => bestMatch(patterns, path)))
  const needed = [...linked].flatMap((pattern) => (pattern === undefined ? [] : pages[pattern]!))
  return [...new Set(needed)].map((index) => scripts[index]!).filter((href) => !loaded.has(absolute(href)))
}

/** Returns the pattern that equals the path, or else the first pattern with parameters that matches it. */
function bestMatch(patterns: string[], path: string): string | undefined {
  return patterns.find((pattern) => pattern === path) ?? patterns.find((pattern) => matchPath(pattern, path))
}

/**
 * Reads the table of scripts. Returns null if the table is missing or belongs to another generation; nothing
 * is prefetched then.
 */
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

const pathsOf = (links: HTMLAnchorElement[]) => links.map(({ pathname }) => languageOfPath(pathname).path)

const linksInView = () =>
  [...document.querySelectorAll<HTMLAnchorElement>(LINK)].filter((link) => {
    const { width, top, bottom } = link.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight
  })

function loaded(): Set<string> {
  const hints = [...document.querySelectorAll<HTMLLinkElement>('link[href$=".js"], link[href$=".css"]')].map(
    ({ href }) => href,
  )
  return new Set([...hints, ...performance.getEntriesByType('resource').map(({ name }) => name)])
}

/**
 * Loads a script or style sheet into the HTTP cache at the lowest priority. The browser checks its integrity
 * when it is used. Resolves when the file has arrived or failed.
 */
function prefetch(href: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.as = href.endsWith('.css') ? 'style' : 'script'
  if (new URL(absolute(href)).origin !== location.origin) link.crossOrigin = 'anonymous'
  link.href = href
  document.head.append(link)
  return new Promise((resolve) => (link.onload = link.onerror = () => resolve()))
}

const absolute = (href: string) => new URL(href, location.origin).href

/** Properties of the device that only some browsers provide. `deviceMemory` is in GB, at most 8. */
type Device = Navigator & {
  deviceMemory?: number
  connection?: { saveData?: boolean; effectiveType?: string }
}

function savesData(): boolean {
  const { connection } = navigator as Device
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'))
}

/** Returns false on a weak device or a slow network. */
function hasCapacity(): boolean {
  const { hardwareConcurrency, deviceMemory = 8, connection } = navigator as Device
  return hardwareConcurrency > 2 && deviceMemory > 2 && (connection?.effectiveType ?? '4g') === '4g'
}
