import { issueViewToken, reportAreas } from '@mentor-connect/contract/api/releaseHealth'
import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { enterAs, type Visitor } from '../page/openPage'

/** Most of the time of a visit is that until its report. */
const AT_ONCE = 8
const DEADLINE_MS = 30_000
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]
const ZONES = ['Asia/Kolkata', 'Europe/Berlin', 'America/New_York', 'Asia/Tokyo']
const PAGE = '/user/home'
const HEADING = /^Welcome/

export interface Visit {
  /** ms since 1970, when the page was asked for. */
  at: number
  isBroken: boolean
}

export interface Visits {
  all: Visit[]
  /** Those that were asked for at a time or later, in ms since 1970, and have ended. */
  since: (time: number) => Visit[]
  stop: () => Promise<void>
}

/**
 * Opens the page of the area in new browsers all the time. Each is in a network of its own, waits until its report was
 * received, and is one of two sizes in one of four time zones.
 */
export function startVisits(browser: Browser, siteUrl: string, learner: Visitor): Visits {
  const all: Visit[] = []
  let count = 0
  let isOver = false

  async function visitAgainAndAgain() {
    while (!isOver) all.push(await visit(browser, siteUrl, learner, (count += 1)))
  }

  const visitors = Array.from({ length: AT_ONCE }, visitAgainAndAgain)
  return {
    all,
    since: (time) => all.filter(({ at }) => at >= time),
    stop: async () => {
      isOver = true
      await Promise.all(visitors)
    },
  }
}

async function visit(browser: Browser, siteUrl: string, learner: Visitor, number: number): Promise<Visit> {
  const at = Date.now()
  const context = await browser.newContext({
    locale: 'en-IN',
    serviceWorkers: 'block',
    viewport: SIZES[number % SIZES.length]!,
    timezoneId: ZONES[Math.floor(number / SIZES.length) % ZONES.length]!,
  })
  await enterAs(learner, context)
  const sent = passOn(context, { 'x-forwarded-for': network(number) })
  try {
    const page = await context.newPage()
    return { at, isBroken: await isBroken(page, siteUrl + PAGE, sent) }
  } finally {
    await context.close()
  }
}

/**
 * Adds headers to requests of which the services count the networks, as a proxy does that stands before them. Resolves when
 * a report was received.
 */
function passOn(context: BrowserContext, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve) => {
    void context.route(isCounted, async (route) => {
      const request = route.request()
      try {
        const response = await route.fetch({ headers: { ...request.headers(), ...headers } })
        await route.fulfill({ response })
        if (request.method() === 'POST' && pathOf(request) === reportAreas.path) resolve()
      } catch (error) {
        // The browser may be closed meanwhile.
        console.debug((error as Error).message.split('\n')[0])
      }
    })
  })
}

/** Requests of which the services count the networks. */
const isCounted = ({ pathname }: URL) => [PAGE, issueViewToken.path, reportAreas.path].includes(pathname)

const network = (number: number) => `10.${(number >> 8) & 255}.${number & 255}.1`

async function isBroken(page: Page, url: string, sent: Promise<void>): Promise<boolean> {
  let hasThrown = false
  page.on('pageerror', () => (hasThrown = true))
  try {
    await page.goto(url, { timeout: DEADLINE_MS })
    await Promise.race([sent, page.waitForTimeout(DEADLINE_MS)])
    return hasThrown || !(await page.getByRole('heading', { level: 1, name: HEADING }).isVisible())
  } catch {
    return true
  }
}

const pathOf = (request: Request) => new URL(request.url()).pathname
