import type { Browser, CDPSession, Page } from 'playwright-core'
import { enterAs, type Visitor } from '../page/openPage'

const DEADLINE_MS = 30_000
/** Links of the learner's navigation, over the areas of three teams. */
const LINKS = ['/user/home', '/user/explore', '/user/chat', '/user/bookmarks']

export interface MemorySample {
  navigations: number
  /** Heap after garbage collection, in MB. */
  heap: number
  nodes: number
  listeners: number
}

/** Navigates inside one document, and samples its memory. */
export async function memoryOver(
  browser: Browser,
  siteUrl: string,
  visitor: Visitor,
  samplesAt: number[],
): Promise<MemorySample[]> {
  const context = await browser.newContext({ locale: 'en-IN', viewport: { width: 1280, height: 800 } })
  try {
    await enterAs(visitor, context)
    const page = await context.newPage()
    await page.goto(siteUrl + LINKS[0]!)
    const devtools = await context.newCDPSession(page)
    const samples: MemorySample[] = []
    for (let navigations = 1; navigations <= Math.max(...samplesAt); navigations += 1) {
      await follow(page, LINKS[navigations % LINKS.length]!)
      if (samplesAt.includes(navigations)) samples.push({ navigations, ...(await memoryOf(devtools)) })
    }
    return samples
  } finally {
    await context.close()
  }
}

async function follow(page: Page, path: string) {
  await page.locator(`#app nav a[href="${path}"]`).first().click({ timeout: DEADLINE_MS })
  await page.waitForURL((url) => url.pathname.startsWith(path), { timeout: DEADLINE_MS })
  await page.locator('#app main h1').first().waitFor({ timeout: DEADLINE_MS })
}

async function memoryOf(devtools: CDPSession) {
  await devtools.send('Performance.enable')
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN
  return {
    heap: value('JSHeapUsedSize') / 1e6,
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  }
}
