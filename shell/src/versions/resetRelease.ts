import { tabItems } from '@mentor-connect/contract/browser/storage'
import { PREVIEW_PARAMETER } from '@mentor-connect/contract/site/preview'
import type { Areas } from '../remotes/AreasContext'
import { clearPins } from '../releases/pins'

/**
 * Removes pins, previews and overrides, and loads a new document, because this document already runs code of the selected
 * releases.
 */
export function resetToLiveReleases({ overrides }: Pick<Areas, 'overrides'>) {
  clearPins(tabItems)
  overrides.resetAll()
  const address = new URL(location.href)
  address.searchParams.delete('release')
  address.searchParams.delete(PREVIEW_PARAMETER)
  address.searchParams.delete('overrides')
  location.replace(address)
}
