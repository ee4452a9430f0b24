import type { Page } from 'playwright-core'
import { until } from '../stage/until'

/** Maximum number of presses of Tab: more than a page has controls. */
const PRESSES_MAX = 150
/** Additional presses of Tab: fields for a time have several parts, and Tab stops at each. */
const PARTS_MAX = 20

/** The name of the focused element; undefined if no element has the focus. */
export const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const active = document.activeElement
    if (!active || active === document.body) return undefined
    return active.getAttribute('aria-label') ?? active.textContent?.trim()
  })

/** Presses a key and waits until an element has the focus. Fails if none gets it. */
export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await until(async () => (await focused(page)) !== undefined, `After ${key} the focus is on an element.`)
}

/** Presses Tab until the focus is on a control with this name. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < PRESSES_MAX; presses++) {
    await page.keyboard.press('Tab')
    if ((await focused(page)) === name) return
  }
  throw new Error(`Tab does not reach “${name}”.`)
}

/** The controls of the page's content that Tab does not reach. */
export async function controlsOutOfReach(page: Page): Promise<string[]> {
  const left = await page.evaluate(() => {
    const main = document.querySelector('#app main')!
    const controls = [...main.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
    const visible = controls.filter((one) => one.checkVisibility() && !one.matches(':disabled'))
    visible.forEach((one, index) => (one.dataset['walk'] = String(index)))
    // Tab starts from the main part.
    main.setAttribute('tabindex', '-1')
    ;(main as HTMLElement).focus()
    return visible.map((one) => one.outerHTML.slice(0, 120))
  })
  const missing = new Set(left.keys())
  for (let presses = 0; presses < left.length + PARTS_MAX && missing.size > 0; presses++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => (document.activeElement as HTMLElement).dataset['walk'])
    if (at !== undefined) missing.delete(Number(at))
  }
  return [...missing].map((index) => left[index]!)
}
