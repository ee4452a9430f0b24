import { browserItems } from '@mentor-connect/contract/browser/storage'

/** A filter with a name, kept in this browser. */
export interface SavedFilter {
  name: string
  /** The query of the address. */
  query: string
}

/** Most filters of one list. */
export const FILTERS_MAX = 12
export const FILTER_NAME_MAX = 40

const keyOf = (path: string) => `mc.admin.filters:${path}`

/** Nothing if the browser keeps no data or somebody else has written it. */
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

/** Returns false if the browser does not allow it. */
export function writeFilters(path: string, filters: SavedFilter[]): boolean {
  return browserItems.setItem(keyOf(path), JSON.stringify(filters))
}

/** The filters with one more, which replaces one of the same name. */
export const withFilter = (filters: SavedFilter[], added: SavedFilter): SavedFilter[] =>
  [...filters.filter(({ name }) => name !== added.name), added].slice(-FILTERS_MAX)
