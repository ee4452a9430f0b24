import type { Browser, BrowserContext, Page } from 'playwright-core'
import { observePage, type Observed } from './observePage'

/** A mid-range phone on a slow mobile network. */
export const NETWORK = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
export const CPU_SLOWDOWN = 4

const QUIET_MS = 900
const DEADLINE_MS = 40_000

export interface Visitor {
  cookies: { name: string; value: string; url: string }[]
  storage: Record<string, string>
}

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

/** Opens an address with an empty cache on a throttled device. */
export async function open(browser: Browser, url: string, visitor: Visitor): Promise<[Page, BrowserContext]> {
  const context = await browser.newContext({
    locale: 'en-IN',
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    // Only the first visit is measured, not what a service worker prefetches.
    serviceWorkers: 'block',
  })
  await context.addCookies(visitor.cookies)
  // The compiler of this file inserts calls of a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (value) => value')
  await context.addInitScript(observePage, visitor.storage)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.goto(url, { waitUntil: 'load', timeout: DEADLINE_MS })
  return [page, context]
}

export async function measure(
  browser: Browser,
  url: string,
  visitor: Visitor,
  hasScripts: boolean,
): Promise<Sample> {
  const [page, context] = await open(browser, url, visitor)
  try {
    if (hasScripts)
      await page.waitForFunction(
        () => (window as unknown as { bench: Observed }).bench.interactive > 0,
        null,
        {
          timeout: DEADLINE_MS,
        },
      )
    await page.waitForLoadState('networkidle', { timeout: DEADLINE_MS })
    await page.waitForTimeout(QUIET_MS)
    return sampleOf(await page.evaluate(() => (window as unknown as { bench: Observed }).bench.read()))
  } finally {
    await context.close()
  }
}

function sampleOf({ resources, ...rest }: ReturnType<Observed['read']>): Sample {
  const needed = resources.filter(({ start }) => start < (rest.interactive || Infinity))
  const scripts = needed.filter(({ name }) => name.endsWith('.js'))
  return {
    ...rest,
    requests: 1 + scripts.length,
    depth: depthOf(scripts),
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

export function depthOf(requests: { start: number; end: number }[]): number {
  const depths: { end: number; depth: number }[] = []
  for (const { start, end } of [...requests].sort((a, b) => a.start - b.start)) {
    const before = depths.filter((other) => other.end <= start).map((other) => other.depth)
    depths.push({ end, depth: 1 + Math.max(0, ...before) })
  }
  return Math.max(0, ...depths.map(({ depth }) => depth))
}
