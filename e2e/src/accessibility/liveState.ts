import type { Page } from 'playwright-core'
import { violations } from './axe'
import { narrowFaults } from './reflow'

const WAYS = [
  ['hi', 'dark'],
  ['en', 'light'],
] as const

/**
 * Checks a state that a reload would end, such as a call in progress, in both languages and colours. Afterwards the page
 * has its language again.
 */
export async function faultsInState(page: Page, state: string): Promise<string[]> {
  const found: string[] = []
  const before = await page.evaluate(() => document.documentElement.lang)
  for (const [locale, colorScheme] of WAYS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await speak(page, locale)
    const faults = [...(await violations(page)), ...(await narrowFaults(page))]
    found.push(...faults.map((fault) => `${state} (${locale}, ${colorScheme}): ${fault}`))
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  await speak(page, before)
  return found
}

/** Changes the language as the menu of the shell does, without leaving the page. */
async function speak(page: Page, locale: string) {
  await page.evaluate((detail) => document.dispatchEvent(new CustomEvent('mc:locale', { detail })), locale)
  await page.locator(`html[lang^="${locale}"]`).waitFor({ state: 'attached' })
}
