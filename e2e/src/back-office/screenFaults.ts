import type { BrowserContextOptions, Page } from 'playwright-core'
import { violations } from '../accessibility/axe'
import { clippedControls } from '../accessibility/reflow'
import { DESKTOP, newPerson } from '../stage/browser'
import { until } from '../stage/until'
import { controlsOutOfReach, focused, press } from './keyboard'
import { officeScreens, type OfficeScreen } from './screens'

/**
 * The width of a window of 1280 px at 400 % zoom (WCAG 1.4.10). It is so high that the bar at its bottom covers no part
 * of a field.
 */
const NARROW = { width: 320, height: 2000 }

export const WAYS = [
  { name: 'English, 1440 px, light', viewport: DESKTOP, colorScheme: 'light', locale: 'en' },
  { name: 'Hindi, 320 px, dark', viewport: NARROW, colorScheme: 'dark', locale: 'hi' },
] as const
type Way = (typeof WAYS)[number]

/** Lists faults of the screens of the back office for somebody who is signed in. */
export async function screenFaults(
  url: string,
  { name: way, viewport, colorScheme, locale }: Way,
  storageState: BrowserContextOptions['storageState'],
): Promise<string[]> {
  const { page, context } = await newPerson(url, {
    viewport,
    colorScheme,
    storageState,
    reducedMotion: 'reduce',
  })
  await context.addInitScript((chosen) => localStorage.setItem('mc.locale', chosen), locale)
  const found: string[] = []
  for (const screen of officeScreens) {
    const name = `${way}: ${screen.path} (${screen.state ?? 'first'})`
    try {
      for (const fault of await faultsOf(page, screen)) found.push(`${name}: ${fault}`)
    } catch (error) {
      found.push(`${name}: could not be looked at: ${String(error).split('\n')[0]}`)
    }
  }
  await context.close()
  return found
}

async function faultsOf(page: Page, { path, hasRecords, reach }: OfficeScreen): Promise<string[]> {
  await page.goto(path)
  await page.locator('#app main :is(h1, h2, [role=alert])').first().waitFor()
  if (hasRecords) await page.locator('#app main tbody th a').first().waitFor()
  else await page.waitForLoadState('networkidle')
  const found = reach ? [] : await faultsNow(page)
  if (hasRecords) {
    await openFirstRecord(page)
    if (!reach) found.push(...(await faultsNow(page)).map((fault) => `record: ${fault}`))
  }
  if (!reach) return found
  await reach(page)
  return faultsNow(page)
}

/** Opens the first record of a list with the keyboard. */
async function openFirstRecord(page: Page) {
  const list = await page.title()
  await press(page, 'j')
  await press(page, 'Enter')
  await until(async () => ![list, ''].includes(await page.title()), 'The record is shown.')
}

async function faultsNow(page: Page): Promise<string[]> {
  const found = await violations(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  if (width > page.viewportSize()!.width) found.push(`the page is ${width} px wide`)
  found.push(...(await clippedControls(page)))
  if (await page.getByRole('dialog').isVisible()) {
    if ((await focused(page)) === undefined) found.push('the dialog has no focus')
    return found
  }
  const unreachable = await controlsOutOfReach(page)
  return [...found, ...unreachable.map((control) => `Tab does not reach ${control}`)]
}
