import type { Browser } from 'playwright-core'
import type { Observed } from './observePage'
import { open, settled, type Address, type Expected } from './openPage'

export interface Sample {
  requests: number
  /** Longest chain of requests each of which started after another had ended, without the page itself. */
  depth: number
  scriptBytes: number
  fcp: number
  lcp: number
  /** ms until React has hydrated or replaced the page. */
  interactive: number
  cls: number
}

/** @throws if the page does not behave as expected */
export async function measure(browser: Browser, address: Address, expected: Expected): Promise<Sample> {
  const [page, context] = await open(browser, address)
  try {
    return sampleOf(await settled(page, expected))
  } finally {
    await context.close()
  }
}

/** The paths of the scripts that a page requests until it is interactive, without its entry. */
export async function scriptsUntilInteractive(browser: Browser, address: Address): Promise<string[]> {
  const [page, context] = await open(browser, address)
  try {
    const paths = scriptsOf(await settled(page)).map(({ name }) => new URL(name).pathname)
    return paths.filter((path) => !/\/main\./.test(path))
  } finally {
    await context.close()
  }
}

type Read = ReturnType<Observed['read']>

function scriptsOf({ resources, interactive }: Read) {
  return resources.filter(({ name, start }) => name.endsWith('.js') && start < (interactive || Infinity))
}

function sampleOf(read: Read): Sample {
  const scripts = scriptsOf(read)
  const { fcp, lcp, interactive, cls } = read
  return {
    ...{ fcp, lcp, interactive, cls },
    requests: 1 + scripts.length,
    depth: depthOf(scripts),
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
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
