import type { Browser, BrowserContext, Page } from 'playwright-core'
import { inject, type Fault } from './inject'
import type { signInAll } from './people'
import { PUBLIC_FRAME, TARGETS, type Area, type Hop, type Site, type Target } from './targets'

/** The fallback must be there after this time, in ms: its 10 s, and what a busy test machine adds. */
const FALLBACK_MS = 13_000
const STEP_MS = 25_000

/** To the shell these are what 404 or `{}` is: here nobody goes elsewhere and back, which saves the test a minute. */
export const AS_ANOTHER: Fault[] = ['500', 'HTML', 'truncated', 'reset']

const TITLE = 'This part is not available right now'
const CRASH = 'Unexpected Application Error!'
const DEGRADED = 'The usual navigation could not be loaded.'

/** What the screen says, by what it means. */
const SAYS = {
  load: 'It could not be loaded.',
  timeout: 'It took too long to answer.',
  integrity: 'What arrived is not what was published',
  broken: 'It arrived but could not start.',
}

export interface Cell {
  area: Area
  hop: Hop
  fault: Fault
}

export interface Outcome extends Cell {
  /** What the screen said, or `shown` where the page came all the same. */
  said: string
  /** Time from the shell's first script to the fallback or the page, in ms. */
  ms: number
  /** What was not as it must be. */
  wrong: string[]
}

export interface Stage {
  browser: Browser
  siteUrl: string
  site: Site
  states: Awaited<ReturnType<typeof signInAll>>
}

/** Plays one cell: break it, see the fallback, go elsewhere and back, heal it, try again. */
export async function drill(stage: Stage, cell: Cell): Promise<Outcome> {
  const frameCrash = cell.fault === 'throws at render' && cell.hop === 'expose chunk'
  const target = frameCrash && cell.area === 'public' ? PUBLIC_FRAME : TARGETS[cell.area]
  const open = stage.browser.newContext({
    baseURL: stage.siteUrl,
    locale: 'en-IN',
    reducedMotion: 'reduce',
    viewport: { width: 1100, height: 600 },
    storageState: stage.states[target.role],
  })
  try {
    const context = await open
    context.setDefaultTimeout(STEP_MS)
    await context.route('**/media/**', (route) => route.abort())
    return await play(stage, context, cell, target, frameCrash)
  } catch (error) {
    return { ...cell, said: 'test failed', ms: 0, wrong: [String(error).split('\n')[0]!] }
  } finally {
    await open.then(
      (context) => context.close(),
      () => undefined,
    )
  }
}

async function play(
  { site }: Stage,
  context: BrowserContext,
  cell: Cell,
  target: Target,
  frameCrash: boolean,
): Promise<Outcome> {
  const { area, hop, fault } = cell
  const wrong: string[] = []
  const heal = await inject(context, site, area, hop, fault)
  // The registry is inlined in the page: it is asked for when an area is tried again.
  const healEntry = hop === 'registry' ? await inject(context, site, area, 'entry', '404') : undefined
  const page = await context.newPage()
  await page.goto(target.path, { waitUntil: 'commit' })
  const said = await saidBy(page)
  const ms = await page.evaluate(sinceStart)
  if (ms > FALLBACK_MS) wrong.push(`fallback after ${ms} ms`)
  if (said === 'shown') return { ...cell, said, ms, wrong }

  if (!(await page.getByRole('navigation').first().isVisible())) wrong.push('no frame')
  await page.evaluate(() => Object.assign(window, { notReloaded: true }))
  if (!AS_ANOTHER.includes(fault)) {
    await elsewhere(page, target.elsewhere, wrong)
    await visit(page, target.path)
  }
  const sign = frameCrash ? page.getByText(DEGRADED) : fallbacks(page)
  await sign.first().waitFor()

  await (healEntry ?? heal)()
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await sign
    .first()
    .waitFor({ state: 'hidden' })
    .catch(() => wrong.push('Try again did not recover'))
  if (!(await healthy(page))) wrong.push('no page after Try again')
  if (!(await page.evaluate(() => 'notReloaded' in window))) wrong.push('reloaded')
  return { ...cell, said, ms, wrong }
}

/** Time since the shell's first script was there: what comes before is the network's and the machine's, in ms. */
const sinceStart = () => {
  const scripts = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const first = scripts.find(({ name }) => /\/shell\/.*\/main\./.test(name))
  return Math.round(performance.now() - (first?.responseEnd ?? 0))
}

const fallbacks = (page: Page) =>
  page.getByRole('heading', { name: TITLE }).or(page.getByRole('heading', { name: CRASH }))

/** Waits until something is on the screen; answers what it says. */
async function saidBy(page: Page): Promise<string> {
  const frame = page.getByText(DEGRADED)
  await page.locator('main h1, [role=alert] h1').first().waitFor()
  const text = await page.locator('body').innerText()
  for (const [reason, sentence] of Object.entries(SAYS)) if (text.includes(sentence)) return reason
  if (text.includes(CRASH)) return 'render'
  return (await frame.isVisible()) ? 'plain frame' : 'shown'
}

const healthy = (page: Page) =>
  page
    .locator('main h1')
    .first()
    .waitFor()
    .then(() => fallbacks(page).count())
    .then(
      (count) => count === 0,
      () => false,
    )

async function elsewhere(page: Page, path: string, wrong: string[]) {
  await visit(page, path)
  await page.waitForFunction((wanted) => location.pathname === wanted, path)
  await fallbacks(page)
    .first()
    .waitFor({ state: 'hidden' })
    .catch(() => undefined)
  if (!(await healthy(page))) wrong.push('another area failed too')
}

/** A navigation inside the document, as a link makes it. */
const visit = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
