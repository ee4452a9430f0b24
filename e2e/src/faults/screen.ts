import type { Page } from 'playwright-core'
import { takenOver } from '../stage/browser'

const TITLE = 'This part is not available right now'
const CRASH = 'Unexpected Application Error!'
const HEADING = 'main h1, [role=alert] h1'
export const DEGRADED = 'The usual navigation could not be loaded.'

/** Meaning of a failure → the text that the screen shows. */
const SAYS = {
  load: 'It could not be loaded.',
  timeout: 'It took too long to answer.',
  integrity: 'What arrived is not what was published',
  broken: 'It arrived but could not start.',
}

/** Time since the shell's first script was executed, in ms. It excludes the network and the start of the machine. */
export const sinceStart = () => {
  const scripts = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const first = scripts.find(({ name }) => /\/shell\/.*\/main\./.test(name))
  return Math.round(performance.now() - (first?.responseEnd ?? 0))
}

export const fallbacks = (page: Page) =>
  page.getByRole('heading', { name: TITLE }).or(page.getByRole('heading', { name: CRASH }))

/** Waits until the app has rendered something, and returns the meaning of the message that it shows. */
export async function saidBy(page: Page): Promise<string> {
  const frame = page.getByText(DEGRADED)
  await takenOver(page)
  await page.locator(HEADING).first().waitFor()
  const text = await page.locator('body').innerText()
  for (const [reason, sentence] of Object.entries(SAYS)) if (text.includes(sentence)) return reason
  if (text.includes(CRASH)) return 'render'
  return (await frame.isVisible()) ? 'plain frame' : 'shown'
}

export const healthy = (page: Page) =>
  page
    .locator('main h1')
    .first()
    .waitFor()
    .then(() => fallbacks(page).count())
    .then(
      (count) => count === 0,
      () => false,
    )

export async function elsewhere(page: Page, path: string, wrong: string[]) {
  await visit(page, path)
  await fallbacks(page)
    .first()
    .waitFor({ state: 'hidden' })
    .catch(() => undefined)
  if (!(await healthy(page))) wrong.push('another area failed too')
}

/**
 * Navigates inside the document, as a link does, and waits until the previous page is gone. Until the router is done,
 * the previous page is still there and would be taken for the new one.
 */
export async function visit(page: Page, path: string) {
  const before = await page.locator(HEADING).first().textContent()
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await page.waitForFunction(
    ([selector, text]) => {
      const heading = document.querySelector(selector!)
      return heading !== null && heading.textContent !== text
    },
    [HEADING, before],
  )
}
