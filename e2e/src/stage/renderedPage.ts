import { RENDERED_STATE_ID } from '@mentor-connect/contract/site/rendering'
import { sharedProduct } from './sharedStage'
import { until } from './until'

/** Waits until the site has the page with its content: the first visitor of a slow machine gets it without. */
export async function rendered(path: string): Promise<void> {
  const page = async () => (await fetch(sharedProduct().siteUrl + path)).text()
  await until(async () => (await page()).includes(`id="${RENDERED_STATE_ID}"`), `${path} is rendered`)
}
