import type { Browser, BrowserContext, Page } from 'playwright-core'
import { enterAs, type Visitor } from '../product/demoSite'
import { observePage, type Observed } from './observePage'
import { throttle } from './throttle'

const DEADLINE_MS = 40_000
const PAINT_MS = 3000
const MISMATCH = 'The page differs from the one that the server rendered.'

const mismatches = new WeakMap<Page, string>()

export interface Address {
  url: string
  visitor: Visitor
}

/** A browser profile of a phone with an empty cache, whose pages are observed. */
export async function newProfile(
  browser: Browser,
  serviceWorkers: 'allow' | 'block',
): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'en-IN',
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    serviceWorkers,
  })
  // The compiler of this file inserts calls of the helper `__name`, which the page does not have.
  await context.addInitScript('globalThis.__name = (value) => value')
  await context.addInitScript(observePage)
  return context
}

/** Opens an address with an empty cache on a slow network and a slow device. */
export async function open(browser: Browser, { url, visitor }: Address): Promise<[Page, BrowserContext]> {
  // Service workers are blocked, because only the first visit is measured, without what a worker prefetches.
  const context = await newProfile(browser, 'block')
  await enterAs(visitor, context)
  const page = await context.newPage()
  await throttle(page)
  await load(page, url)
  return [page, context]
}

/**
 * Opens an address. If the app's output differs from the content that it hydrates, `settled` reports that
 * later.
 */
async function load(page: Page, url: string): Promise<void> {
  page.on('console', (message) => {
    if (message.text().includes(MISMATCH)) mismatches.set(page, `${url}: ${message.text()}`)
  })
  await page.goto(url, { waitUntil: 'load', timeout: DEADLINE_MS })
}

/**
 * Resolves when the browser has reported the largest paint, or after a time limit. The report comes some frames later,
 * or not at all.
 */
async function painted(page: Page): Promise<void> {
  const isReported = () => (window as unknown as { bench: Observed }).bench.read().lcp > 0
  await page.waitForFunction(isReported, null, { timeout: PAINT_MS }).catch(() => undefined)
}

export interface Expected {
  /** False if the page has no scripts; default: true. */
  hasScripts?: boolean
  /**
   * True if the app must take over content that the server has rendered, false if it must replace it; undefined if both
   * are allowed.
   */
  isTakenOver?: boolean
}

/**
 * Resolves when the page is interactive and has requested nothing for half a second. Returns the observed values.
 * @throws if the app's output differs from the content that it takes over, or if it replaces content that it should
 * take over
 */
export async function settled(
  page: Page,
  { hasScripts = true, isTakenOver }: Expected = {},
): Promise<ReturnType<Observed['read']>> {
  if (hasScripts)
    await page.waitForFunction(() => (window as unknown as { bench: Observed }).bench.interactive > 0, null, {
      timeout: DEADLINE_MS,
    })
  await page.waitForLoadState('networkidle', { timeout: DEADLINE_MS })
  await painted(page)
  const mismatch = mismatches.get(page)
  if (mismatch) throw new Error(mismatch)
  const observed = await page.evaluate(() => (window as unknown as { bench: Observed }).bench.read())
  if (hasScripts && isTakenOver !== undefined && isTakenOver !== observed.isTakenOver)
    throw new Error(
      `${page.url()}: the app has ${isTakenOver ? 'replaced' : 'taken over'} the content of the page.`,
    )
  return observed
}
