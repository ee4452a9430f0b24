import { RENDERED_STATE_ID } from '@mentor-connect/contract/site/rendering'
import type { Page, Route } from 'playwright-core'
import { sharedProduct } from './sharedStage'
import { until } from './until'

/**
 * Makes the documents that this page opens arrive with their content. The site may send a document without it, because
 * the document is just being rendered: for its first visitor, or again after another test has changed data. Such a
 * document is requested again.
 */
export async function alwaysWithContent(page: Page): Promise<void> {
  const { origin } = new URL(sharedProduct().siteUrl)
  // Chromium asks for this permission because it cannot tell that a document which a test has passed on comes from this
  // machine, like the API.
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
