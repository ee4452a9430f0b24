import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { color, media, space } from '../theme'
import type { AreaItem, AreaParts } from './area'
import { Badges, Item } from './Badges'
import { badgesOf, currentOf } from './currentTab'
import { MoreTab } from './MoreTab'
import { TabLink } from './tabs'

/** Maximum number of tabs that fit on a phone of 320 px with their labels. */
const TABS_MAX = 6

/** The navigation of phones, at the bottom of the window. */
export function TabBar({ label, items }: Pick<AreaParts, 'label' | 'items'>) {
  const current = currentOf(items, useLocation().pathname)
  const { shown, more } = visibleTabs(items)
  return (
    <Bar aria-label={label}>
      <List>
        {shown.map((item) => (
          <Item key={item.to}>
            <TabLink to={item.to} aria-current={item === current ? 'page' : undefined}>
              <item.icon size={24} aria-hidden />
              <span>{item.label}</span>
            </TabLink>
            <Badges item={item} $corner />
          </Item>
        ))}
        {more.length > 0 && <MoreTab label={label} items={more} />}
      </List>
    </Bar>
  )
}

const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: 20;
  padding: ${space[1]} ${space[1]} calc(${space[1]} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.border};
  background: ${color.surface};

  /* Other elements at the bottom of the window are placed above the tab bar by this height. */
  :root:has(&) {
    --mc-tab-bar: calc(4.25rem + env(safe-area-inset-bottom));
  }
  /* On a low screen, a fixed bar would cover the page, so there it scrolls away with the header. */
  ${media.low} {
    position: static;
    z-index: auto;
    border-block: 0 1px solid ${color.border};

    :root:has(&) {
      --mc-tab-bar: 0px;
    }
  }
`

const List = styled.ul`
  display: flex;

  /* Each tab is as wide as its label needs, because “Favourites” is longer than a sixth of a small phone. */
  > li {
    flex: 1 1 auto;
    min-width: 0;
  }
`

/**
 * Returns the visible tabs and the tabs behind “More”, which is the last tab if there are too many. Tabs with
 * a badge are visible before others; otherwise, the order decides.
 */
function visibleTabs(items: AreaItem[]): { shown: AreaItem[]; more: AreaItem[] } {
  if (items.length <= TABS_MAX) return { shown: items, more: [] }
  const withBadge = items.filter((item) => badgesOf(item).length > 0)
  const others = items.filter((item) => !withBadge.includes(item))
  const chosen = new Set([...withBadge.slice(0, TABS_MAX - 2), ...others].slice(0, TABS_MAX - 1))
  return {
    shown: items.filter((item) => chosen.has(item)),
    more: items.filter((item) => !chosen.has(item)),
  }
}
