import type { Page } from 'playwright-core'

/** Navigates inside the document, as a link does. */
export async function goInPlace(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}
