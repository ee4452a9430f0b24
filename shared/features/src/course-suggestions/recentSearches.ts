import { browserItems } from '@mentor-connect/contract/browser/storage'

const KEY = 'mc.recentSearches'
const MOST = 5
const LENGTH_MAX = 100

/** Returns recent searches, newest first. They are stored only in this browser. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(browserItems.getItem(KEY) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored
      .filter((one): one is string => typeof one === 'string' && one.length <= LENGTH_MAX)
      .slice(0, MOST)
  } catch {
    return []
  }
}

export function addRecentSearch(search: string): void {
  if (search.trim() === '') return
  store([search, ...recentSearches().filter((one) => one !== search)].slice(0, MOST))
}

export const clearRecentSearches = () => store([])

function store(searches: string[]) {
  browserItems.setItem(KEY, JSON.stringify(searches))
}
