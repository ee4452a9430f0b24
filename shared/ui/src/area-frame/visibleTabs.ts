import type { AreaItem } from './area'

/** As many tabs as a phone of 320 px has room for with their labels. */
const TABS_MAX = 5

/**
 * The tabs in sight and those behind “More”, which is the last tab if there are too many. What may be new stays in
 * sight, then come the first ones.
 */
export function visibleTabs(items: AreaItem[]): { shown: AreaItem[]; more: AreaItem[] } {
  if (items.length <= TABS_MAX) return { shown: items, more: [] }
  const withBadge = items.filter(({ badge }) => badge)
  const others = items.filter(({ badge }) => !badge)
  const chosen = new Set([...withBadge.slice(0, TABS_MAX - 2), ...others].slice(0, TABS_MAX - 1))
  return {
    shown: items.filter((item) => chosen.has(item)),
    more: items.filter((item) => !chosen.has(item)),
  }
}
