import { tabItems } from '@mentor-connect/contract/browser/storage'
import { PREVIEW_PARAMETER } from '@mentor-connect/contract/site/preview'
import { PREVIEWS_KEY, type TabPreviews } from './pins'

/**
 * Returns the previews of this tab. Hardly any tab has one, so the code that verifies previews is loaded only
 * if there is one.
 * @param key public key of the site; without one there are no previews
 */
export async function tabPreviews(key: string | undefined): Promise<TabPreviews> {
  const none = { releases: {}, ended: [] }
  const { search } = location
  if (!key || !(search.includes(`${PREVIEW_PARAMETER}=`) || tabItems.getItem(PREVIEWS_KEY))) return none
  try {
    const { readPreviews } = await import(/* webpackChunkName: "previews" */ './previews')
    return await readPreviews(search, tabItems, { key, now: new Date() })
  } catch (error) {
    console.warn('A preview could not be read.', error)
    return none
  }
}
