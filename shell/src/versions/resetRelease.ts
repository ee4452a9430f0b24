import { tabItems } from '@mentor-connect/contract/browser/storage'
import { PREVIEW_PARAMETER } from '@mentor-connect/contract/site/preview'
import { FLAG_PARAMETER, TAB_FLAGS_KEY } from '@mentor-connect/contract/site/flags'
import type { Areas } from '../remotes/AreasContext'
import { clearPins } from '../releases/pins'

/**
 * Removes pins, previews, flags of the tab and overrides, and loads a new document, because this document already runs
 * code of the selected releases.
 */
export function resetToLiveReleases({ overrides }: Pick<Areas, 'overrides'>) {
  clearPins(tabItems)
  tabItems.removeItem(TAB_FLAGS_KEY)
  overrides.resetAll()
  const address = new URL(location.href)
  address.searchParams.delete('release')
  address.searchParams.delete(PREVIEW_PARAMETER)
  address.searchParams.delete(FLAG_PARAMETER)
  address.searchParams.delete('overrides')
  location.replace(address)
}
