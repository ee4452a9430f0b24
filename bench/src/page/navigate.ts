import type { Browser, Page } from 'playwright-core'
import { open, type Address } from './openPage'

/** Idle time before the next click, in ms. */
const REST_MS = 3000

export interface Navigations {
  /** First visit of a page of another area, in ms. */
  first: number
  /** The same visit again, with everything loaded. */
  warm: number
}

/**
 * Navigates from a page to the first link into another area, back, and there again.
 *
 * @param into start of the paths of the other area
 */
export async function navigate(browser: Browser, from: Address, into: string): Promise<Navigations> {
  const [page, context] = await open(browser, from)
  const rest = async () => {
    await page.waitForSelector(`a[href^="${into}"]`, { state: 'attached', timeout: 40_000 })
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(REST_MS)
  }
  try {
    await rest()
    const first = await follow(page, into)
    await page.goBack()
    await rest()
    return { first, warm: await follow(page, into) }
  } finally {
    await context.close()
  }
}

/** Clicks a link; resolves with the ms until the heading of the other page is displayed. */
function follow(page: Page, into: string): Promise<number> {
  return page.evaluate(
    (prefix) =>
      new Promise<number>((resolve) => {
        const link = document.querySelector<HTMLAnchorElement>(`a[href^="${prefix}"]`)!
        const target = link.pathname
        const before = document.querySelector('main h1')
        const began = performance.now()
        const look = () => {
          const heading = document.querySelector('main h1')
          if (location.pathname === target && heading && heading !== before)
            return resolve(performance.now() - began)
          requestAnimationFrame(look)
        }
        link.click()
        look()
      }),
    into,
  )
}
