import type { Page } from 'playwright-core'
import { twoFrames } from '../stage/browser'

declare global {
  interface Window {
    layoutShift?: number
  }
}

/**
 * Opens a page whose data arrives after its skeletons are shown, as on a slow network.
 *
 * @returns its cumulative layout shift
 */
export async function layoutShiftOf(page: Page, path: string, apiUrl: string): Promise<number> {
  await page.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) window.layoutShift! += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  let release = () => undefined as void
  const skeletonsShown = new Promise<void>((resolve) => (release = resolve))
  await page.route(`${apiUrl}/**`, async (route) => {
    await skeletonsShown
    await route.continue()
  })
  // The load event is not awaited: it would wait for pictures, which the API serves as well.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.locator('#app main :is(h1, h2, [role=status])').first().waitFor()
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  await twoFrames(page)
  release()
  await page.waitForLoadState('networkidle')
  await twoFrames(page)
  return page.evaluate(() => window.layoutShift!)
}
