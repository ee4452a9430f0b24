import type { AreaItem, AreaTab } from './area'

/**
 * Returns the link to which an address belongs: the one with the longest address among the links at or above
 * that address.
 */
export function currentOf<Link extends AreaTab>(links: readonly Link[], pathname: string): Link | undefined {
  const ranked = links.map((link) => ({ link, rank: rankOf(link, pathname) })).filter(({ rank }) => rank > 0)
  return ranked.sort((a, b) => b.rank - a.rank)[0]?.link
}

/** Returns the entry whose tabs a page shows. Undefined on pages below a tab, which have their own link back. */
export function entryWithTabsAt(items: readonly AreaItem[], pathname: string): AreaItem | undefined {
  const item = currentOf(items, pathname)
  const tabs = item?.tabs ?? []
  const isTab = tabs.some(({ to }) => to === withoutEndSlash(pathname))
  return isTab && tabs.length > 1 ? item : undefined
}

/** Returns the badges of an entry and of its tabs. */
export const badgesOf = ({ badge, tabs = [] }: AreaItem) =>
  [badge, ...tabs.map((tab) => tab.badge)].filter(Boolean)

function rankOf({ to, also = [], tabs = [] }: AreaTab & Partial<AreaItem>, pathname: string): number {
  const own = [to, ...also].map((address) => (isBelow(pathname, address) ? address.length : 0))
  return Math.max(...own, ...tabs.map((tab) => rankOf(tab, pathname)))
}

const isBelow = (pathname: string, address: string) => `${pathname}/`.startsWith(`${address}/`)

const withoutEndSlash = (pathname: string) => pathname.replace(/\/$/, '')
