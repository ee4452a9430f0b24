import type { Page } from 'playwright-core'

/** Navigates inside the document, like a link. */
export async function goInPlace(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}
