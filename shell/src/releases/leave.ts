import type { Areas } from '../remotes/AreasContext'
import { clearPins } from './pins'

/** Back to what everybody sees: a new document, because this one has code of the chosen releases. */
export function leaveChosenReleases({ overrides }: Pick<Areas, 'overrides'>) {
  clearPins(sessionStorage)
  overrides.resetAll()
  const address = new URL(location.href)
  address.searchParams.delete('release')
  address.searchParams.delete('overrides')
  location.replace(address)
}
