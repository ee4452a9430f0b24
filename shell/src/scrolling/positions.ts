import { tabItems } from '@mentor-connect/contract/browser/storage'
import { languageOfPath } from '@mentor-connect/contract/api/languageAddress'

/** Storage key of the positions, which React Router stores by the key of each page. */
export const STORAGE_KEY = 'mc.scroll-positions'

interface FirstPage {
  /** Distance that the page is scrolled before the app starts, in px. */
  scrolled: number
  /** True if the browser returns to a page that it had left. */
  returns: boolean
}

/**
 * Prepares the stored positions for the first page of a document. A newly opened page has no stored position.
 */
export function startPositions(key: string, { scrolled, returns }: FirstPage): void {
  const { [key]: before, ...others } = storedPositions()
  const position = scrolled > 0 ? scrolled : returns ? before : undefined
  tabItems.setItem(STORAGE_KEY, JSON.stringify({ ...others, ...(position && { [key]: position }) }))
}

/** Returns the valid stored positions. React Router would accept any JSON, so invalid ones are dropped. */
function storedPositions(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(tabItems.getItem(STORAGE_KEY) ?? '{}')
    const isPosition = ([, top]: [string, unknown]) => Number.isFinite(top)
    return Object.fromEntries(Object.entries(stored ?? {}).filter(isPosition)) as Record<string, number>
  } catch {
    // Invalid JSON: treated as no positions.
    return {}
  }
}

/**
 * Returns true if this document is a reload, was opened from the history, or is the previous page in another language
 * or release.
 */
export function returnsToPage(): boolean {
  const [navigation] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[]
  return navigation?.type === 'reload' || navigation?.type === 'back_forward' || isSamePage(document.referrer)
}

function isSamePage(referrer: string): boolean {
  if (!URL.canParse(referrer)) return false
  const { origin, pathname } = new URL(referrer)
  return (
    origin === location.origin && languageOfPath(pathname).path === languageOfPath(location.pathname).path
  )
}
