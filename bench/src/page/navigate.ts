import type { Browser, Page } from 'playwright-core'
import { median } from '../harness/statistics'
import { judged, table } from '../harness/table'
import { open, type Address } from './openPage'
import { timeUntilShown } from './timeUntilShown'

/**
 * Navigation from the learner area to a course page of the public catalogue. `into` is the prefix of the
 * link's address.
 */
export const NAVIGATION = { from: '/user/home', into: '/user/resources/' }
/** Maximum time of the first visit of another area, as a multiple of the time in the monolith. */
const FIRST_VISIT_MAX = 1.2
/** Idle time before the next click, in ms. */
const REST_MS = 3000

export interface Navigations {
  /** Time of the first visit of a page of another area, in ms. */
  first: number
  /** Time of the same visit when it is repeated and everything is loaded, in ms. */
  again: number
}

/** Follows the first link of a page into another area, returns, and follows the link again. */
export async function navigate(browser: Browser, from: Address): Promise<Navigations> {
  const { into } = NAVIGATION
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
    return { first, again: await follow(page, into) }
  } finally {
    await context.close()
  }
}

/** Presses the first link into the other area. Resolves with the time in ms until the heading of its page is displayed. */
async function follow(page: Page, into: string): Promise<number> {
  const link = page.locator(`a[href^="${into}"]`).first()
  const path = await link.evaluate((element: HTMLAnchorElement) => element.pathname)
  return timeUntilShown(page, { pressed: await link.elementHandle(), path, until: 'heading' })
}

/** Compares the site with the monolith. Both lists have one value for each round. */
export function navigationTables(site: Navigations[], monolith: Navigations[]): string[] {
  const rows = (['first', 'again'] as const).map((key) => {
    const [own, other] = [site, monolith].map((values) => median(values.map((value) => value[key])))
    const ratio = judged(own! / other!, { atMost: key === 'first' ? FIRST_VISIT_MAX : Infinity, digits: 2 })
    return [key === 'first' ? 'first visit' : 'again', own!.toFixed(0), other!.toFixed(0), ratio]
  })
  const ratio = `ratio, first ≤ ${FIRST_VISIT_MAX}`
  const head = ['`/user/home` → `/user/resources/:id`', 'federated ms', 'monolith ms', ratio]
  return [table(head, rows, { numbersFrom: 1 })]
}
