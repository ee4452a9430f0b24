import type { Browser, BrowserContext, Page } from 'playwright-core'
import { enterAs, GUEST, type Visitor } from '../product/demoSite'

/** Number of views in one browser profile. A profile represents one person. */
const VIEWS_OF_A_PROFILE = 20
const DEADLINE_MS = 30_000
/** Texts that the shell shows in place of a part that cannot be loaded. */
const UNAVAILABLE = /This part is not available right now|The usual navigation could not be loaded/

export interface Place {
  path: string
  isPublic: boolean
}

export interface Viewer {
  /** Opens a page. @returns the faults of the page; empty if everything was shown */
  view: (place: Place) => Promise<string[]>
  close: () => Promise<void>
}

/** Opens pages one after the other, in a profile of a visitor and in one of the learner. */
export function createViewer(browser: Browser, siteUrl: string, learner: Visitor): Viewer {
  const profiles = new Map<boolean, { context: BrowserContext; views: number }>()

  async function profileOf(isPublic: boolean): Promise<BrowserContext> {
    const known = profiles.get(isPublic)
    if (known && known.views < VIEWS_OF_A_PROFILE) {
      known.views += 1
      return known.context
    }
    await known?.context.close()
    const context = await browser.newContext({ locale: 'en-IN', viewport: { width: 1280, height: 800 } })
    await enterAs(isPublic ? GUEST : learner, context)
    profiles.set(isPublic, { context, views: 1 })
    return context
  }

  return {
    async view({ path, isPublic }) {
      const page = await (await profileOf(isPublic)).newPage()
      try {
        return await faultsOf(page, siteUrl + path)
      } finally {
        await page.close()
      }
    },
    close: async () => {
      for (const { context } of profiles.values()) await context.close()
    },
  }
}

async function faultsOf(page: Page, url: string): Promise<string[]> {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`threw ${error.message}`))
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.status() >= 400)
      faults.push(`${response.url()} answered ${response.status()}`)
  })
  try {
    const response = await page.goto(url, { timeout: DEADLINE_MS })
    if (response?.status() !== 200) faults.push(`answered ${response?.status()}`)
    await page.locator('#app main h1').first().waitFor({ timeout: DEADLINE_MS })
    const shown = await page.locator('#app').innerText()
    if (UNAVAILABLE.test(shown)) faults.push('shows that a part is missing')
  } catch (error) {
    faults.push((error as Error).message.split('\n')[0]!)
  }
  return faults
}
