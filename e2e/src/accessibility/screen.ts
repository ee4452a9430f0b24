import type { Page } from 'playwright-core'
import type { Role } from '../people/signInAll'

/**
 * A screen in one of its states. Every new screen needs an entry here. `reach` brings the page into the state and must
 * not rely on visible texts.
 */
export interface Screen {
  role: Role
  path: string
  /** Name of the state; absent for the initial one. */
  state?: string
  reach?: (page: Page) => Promise<void>
}

export const submitEmpty = async (page: Page) => {
  await page.locator('main form button[type=submit]').last().click()
  await page.locator('main [aria-invalid=true], main [role=alert]').first().waitFor()
}
