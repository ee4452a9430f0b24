import { RENDERED_STATE_ID } from '@mentor-connect/contract/site/rendering'
import type { Page, Route } from 'playwright-core'
import { sharedProduct } from './sharedStage'
import { until } from './until'

/**
 * Makes the documents that this page opens arrive with their content. The site may send one without, because the page is
 * being produced for its first visitor, or again after a change by another test; such a document is asked for again.
 */
export async function alwaysWithContent(page: Page): Promise<void> {
  const { origin } = new URL(sharedProduct().siteUrl)
  // Chromium cannot tell that a document which was passed on by a test comes from this machine, as the API does.
  await page.context().grantPermissions(['local-network-access'])
  await page.route(
    (url) => url.origin === origin,
    (route) => (route.request().resourceType() === 'document' ? fulfillWithContent(route) : route.fallback()),
  )
}

async function fulfillWithContent(route: Route): Promise<void> {
  await until(async () => {
    const response = await route.fetch()
    const hasContent = (await response.text()).includes(`id="${RENDERED_STATE_ID}"`)
    if (hasContent) await route.fulfill({ response })
    return hasContent
  }, `${route.request().url()} is sent with its content`)
}
