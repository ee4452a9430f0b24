import { browserItems } from '@mentor-connect/contract/browser/storage'

/** A named filter, stored in this browser. */
export interface SavedFilter {
  name: string
  /** The query of the list's URL. */
  query: string
}

/** Maximum number of saved filters per list. */
export const FILTERS_MAX = 12
export const FILTER_NAME_MAX = 40

const keyOf = (path: string) => `mc.admin.filters:${path}`

/** Reads the saved filters. The list is empty if nothing is stored or the stored value is invalid. */
export function readFilters(path: string): SavedFilter[] {
  try {
    const stored: unknown = JSON.parse(browserItems.getItem(keyOf(path)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isFilter).slice(0, FILTERS_MAX) : []
  } catch {
    return []
  }
}

const isFilter = (value: unknown): value is SavedFilter =>
  value instanceof Object &&
  'name' in value &&
  'query' in value &&
  typeof value.name === 'string' &&
  typeof value.query === 'string'

/** Returns false if the browser does not allow storage. */
export function writeFilters(path: string, filters: SavedFilter[]): boolean {
  return browserItems.setItem(keyOf(path), JSON.stringify(filters))
}

/** Adds a filter, and removes an existing one of the same name. */
export const withFilter = (filters: SavedFilter[], added: SavedFilter): SavedFilter[] =>
  [...filters.filter(({ name }) => name !== added.name), added].slice(-FILTERS_MAX)
