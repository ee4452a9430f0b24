import type { Browser } from 'playwright-core'
import type { Observed } from './observePage'
import { open, settled, type Address, type Expected } from './openPage'

export interface Sample {
  /** Number of requests until the page is complete: the page itself, scripts, pictures and reads of the API. */
  requests: number
  /** Compressed bytes of these requests. */
  bytes: number
  /**
   * Length of the longest chain of scripts in which each script was requested after the previous one had
   * arrived.
   */
  depth: number
  scriptBytes: number
  fcp: number
  lcp: number
  /** Time in ms until React has hydrated or replaced the page. */
  interactive: number
  tbt: number
  cls: number
}

/** Opens a page and measures it. @throws if the page does not behave as expected */
export async function measure(browser: Browser, address: Address, expected: Expected): Promise<Sample> {
  const [page, context] = await open(browser, address)
  try {
    return sampleOf(await settled(page, expected))
  } finally {
    await context.close()
  }
}

/** Returns the paths of the scripts that a page requests until it is complete, except its entry. */
export async function scriptsUntilComplete(browser: Browser, address: Address): Promise<string[]> {
  const [page, context] = await open(browser, address)
  try {
    const paths = scriptsOf(await settled(page)).map(({ name }) => new URL(name).pathname)
    return paths.filter((path) => !/\/main\./.test(path))
  } finally {
    await context.close()
  }
}

type Read = ReturnType<Observed['read']>

/**
 * Returns the requests of a page until it is complete, that is, interactive and showing its content. Later
 * requests only prefetch for the next pages.
 */
function requestsOf({ resources, interactive, lcp }: Read) {
  const complete = interactive ? Math.max(interactive, lcp) : Infinity
  return resources.filter(({ start }) => start < complete)
}

const scriptsOf = (read: Read) => requestsOf(read).filter(({ name }) => name.endsWith('.js'))

const bytesOf = (requests: { bytes: number }[]) => requests.reduce((sum, { bytes }) => sum + bytes, 0)

function sampleOf(read: Read): Sample {
  const scripts = scriptsOf(read)
  const requests = requestsOf(read)
  const { fcp, lcp, interactive, tbt, cls } = read
  return {
    fcp,
    lcp,
    interactive,
    tbt,
    cls,
    requests: 1 + requests.length,
    bytes: read.pageBytes + bytesOf(requests),
    depth: depthOf(scripts),
    scriptBytes: bytesOf(scripts),
  }
}

function depthOf(requests: { start: number; end: number }[]): number {
  const depths: { end: number; depth: number }[] = []
  for (const { start, end } of [...requests].sort((a, b) => a.start - b.start)) {
    const before = depths.filter((other) => other.end <= start).map((other) => other.depth)
    depths.push({ end, depth: 1 + Math.max(0, ...before) })
  }
  return Math.max(0, ...depths.map(({ depth }) => depth))
}
