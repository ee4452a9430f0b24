import { isScript } from './page'

/**
 * Types of requests that do not run the file: calls, whose code checks the hash itself (`verifiedFile`), and preload
 * hints.
 */
const NOT_RUN = ['fetch', 'xmlhttprequest', 'beacon', 'link']
const OF_RELEASE = /^https?:\/\/[^/]+\/remotes\//
/** Number of requests that the browser remembers; a page needs fewer. */
const REQUESTS_MAX = 2_000

/**
 * Finds scripts of releases that the browser ran without comparing them with a hash: elements without `integrity`, and
 * modules that were imported without being preloaded with it.
 *
 * @returns a function that lists their addresses
 */
export function watchUnverified(): () => string[] {
  performance.setResourceTimingBufferSize(REQUESTS_MAX)
  const verified = new Set<string>()
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element) for (const url of hashed(node)) verified.add(url)
  })
  observer.observe(document, { childList: true, subtree: true })
  return () => requestedScripts().filter((url) => OF_RELEASE.test(url) && !verified.has(url))
}

/** Addresses that an element, or an element inside it, loads with a hash. */
function hashed(element: Element): string[] {
  const loading = 'script[src][integrity], link[href][integrity]'
  return [element, ...element.querySelectorAll(loading)]
    .filter((one) => one.matches(loading) && one.getAttribute('integrity'))
    .map((one) => (one instanceof HTMLLinkElement ? one.href : (one as HTMLScriptElement).src))
}

function requestedScripts(): string[] {
  const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return requests
    .filter(({ name, initiatorType }) => isScript(name) && !NOT_RUN.includes(initiatorType))
    .map(({ name }) => name)
}
