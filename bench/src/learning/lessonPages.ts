import type { Browser, Page } from 'playwright-core'
import type { Observed } from '../page/observePage'
import { CPU_SLOWDOWN, open, type Address, type Visitor } from '../page/openPage'
import { median } from '../statistics'

const DEADLINE_MS = 60_000
/** Time for the largest picture, after the heading, in ms. */
const REST_MS = 5000

/** Lessons of courses that the demo learner attends: text, a picture and a table, in both scripts. */
export const LESSONS = [
  '/user/resources/write-a-resume/lessons/what-a-resume-is-for',
  '/user/resources/write-a-resume/lessons/read-the-advertisement',
  '/user/resources/write-a-resume/lessons/one-clear-page',
]

export interface LessonFigures {
  path: string
  /** With the processor of this machine. */
  lcp: number
  /** With the processor slowed down like that of a cheap phone. */
  phoneLcp: number
  /** Compressed, of the scripts requested until the lesson was shown. */
  scriptBytes: number
  /** LCP of the same content without scripts on the phone: what the network and the device take in any case. */
  bareLcp: number
}

interface Stage {
  origin: string
  visitor: Visitor
  /** Serves a further page. */
  add: (path: string, html: string) => void
}

/** Lesson and bare page take turns. Medians of the rounds. */
export async function measureLessons(
  browser: Browser,
  { origin, visitor, add }: Stage,
  rounds: number,
): Promise<LessonFigures[]> {
  const figures: LessonFigures[] = []
  for (const path of LESSONS) {
    const address = { url: origin + path, visitor }
    const bare = { url: `${origin}/bare${path}`, visitor }
    add(`/bare${path}`, await bareCopy(browser, address))
    const samples = []
    const phoneSamples = []
    const bareSamples = []
    for (let round = 0; round < rounds; round += 1) {
      bareSamples.push(await measure(browser, bare, CPU_SLOWDOWN))
      phoneSamples.push(await measure(browser, address, CPU_SLOWDOWN))
      samples.push(await measure(browser, address, 1))
    }
    figures.push({
      path,
      lcp: median(samples.map(({ lcp }) => lcp)),
      phoneLcp: median(phoneSamples.map(({ lcp }) => lcp)),
      scriptBytes: median(samples.map(({ scriptBytes }) => scriptBytes)),
      bareLcp: median(bareSamples.map(({ lcp }) => lcp)),
    })
  }
  return figures
}

/** The lesson with its styles, as one page without scripts. */
async function bareCopy(browser: Browser, address: Address): Promise<string> {
  const [page, context] = await open(browser, address)
  try {
    await shown(page)
    return await page.evaluate(() => {
      const rules = [...document.styleSheets].flatMap((sheet) =>
        [...sheet.cssRules].map((rule) => rule.cssText),
      )
      const main = document.querySelector('main')!.outerHTML
      return `<!doctype html><meta name="viewport" content="width=device-width"><style>${rules.join('\n')}</style>${main}`
    })
  } finally {
    await context.close()
  }
}

/** Resolves when the lesson is shown, pictures included. */
async function shown(page: Page) {
  await page.locator('main h1').waitFor({ timeout: DEADLINE_MS })
  await page.waitForTimeout(REST_MS)
}

async function measure(browser: Browser, address: Address, slowdown: number) {
  const [page, context] = await open(browser, address, slowdown)
  try {
    await shown(page)
    const { lcp, resources } = await page.evaluate(() =>
      (window as unknown as { bench: Observed }).bench.read(),
    )
    const scripts = resources.filter(({ name, start }) => name.endsWith('.js') && start < lcp)
    return { lcp, scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0) }
  } finally {
    await context.close()
  }
}
