import type { Browser, BrowserContext, Page } from 'playwright-core'
import { GUEST } from '../page/fixture'
import { enterAs, type Visitor } from '../page/openPage'

/** Views that share a browser profile, as visits of one person do. */
const VIEWS_OF_A_PROFILE = 20
const DEADLINE_MS = 30_000
/** What the shell shows instead of a part that it cannot load. */
const UNAVAILABLE = /This part is not available right now|The usual navigation could not be loaded/

export interface Place {
  path: string
  isPublic: boolean
}

export interface Viewer {
  /** Opens a page. @returns what was wrong with it; empty if everything was shown */
  view: (place: Place) => Promise<string[]>
  close: () => Promise<void>
}

/** Opens pages one after another, in profiles of a visitor and of the learner. */
export function createViewer(browser: Browser, siteUrl: string, learner: Visitor): Viewer {
  const profiles = { guest: createProfile(browser, GUEST), learner: createProfile(browser, learner) }
  return {
    view: ({ path, isPublic }) => (isPublic ? profiles.guest : profiles.learner).view(siteUrl + path),
    close: async () => void (await Promise.all(Object.values(profiles).map(({ close }) => close()))),
  }
}

function createProfile(browser: Browser, visitor: Visitor) {
  let context: BrowserContext | undefined
  let views = 0

  async function next(): Promise<BrowserContext> {
    if (context && views % VIEWS_OF_A_PROFILE !== 0) return context
    await context?.close()
    context = await browser.newContext({ locale: 'en-IN', viewport: { width: 1280, height: 800 } })
    await enterAs(visitor, context)
    return context
  }

  return {
    async view(url: string): Promise<string[]> {
      const opened = await next()
      views += 1
      const page = await opened.newPage()
      try {
        return await faultsOf(page, url)
      } finally {
        await page.close()
      }
    },
    close: async () => context?.close(),
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
