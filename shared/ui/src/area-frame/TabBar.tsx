import { UserRound } from 'lucide-react'
import styled from 'styled-components'
import { color, space } from '../theme'
import { BadgePlace, Item } from './AreaNav'
import { needsProfileLink, type AreaItem, type AreaParts } from './area'
import { MoreTab } from './MoreTab'
import { TabLink } from './tabs'

/** As many tabs as a phone of 320 px has room for with their labels. */
const TABS_MAX = 5

/** The navigation of the installed app on a phone. */
export function TabBar({ label, items, person }: Pick<AreaParts, 'label' | 'items' | 'person'>) {
  const profile: AreaItem = { to: person.to, label: person.label, icon: UserRound }
  const { shown, more } = visibleTabs(needsProfileLink({ items, person }) ? [...items, profile] : items)
  return (
    <Bar aria-label={label}>
      <List>
        {shown.map(({ to, label: name, icon: Icon, badge }) => (
          <Item key={to}>
            <TabLink to={to}>
              <Icon size={24} aria-hidden />
              <span>{name}</span>
            </TabLink>
            {badge && <BadgePlace $corner>{badge}</BadgePlace>}
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

  /* What else stands at the bottom of the window stays above it. */
  :root:has(&) {
    --mc-tab-bar: calc(4.25rem + env(safe-area-inset-bottom));
  }
`

const List = styled.ul`
  display: flex;

  /* As wide as its label needs: “Notifications” is longer than a fifth of a small phone. */
  > li {
    flex: 1 1 auto;
    min-width: 0;
  }
`

/**
 * The tabs in sight and those behind “More”, which is the last tab if there are too many. What may be new stays in
 * sight, then come the first ones.
 */
function visibleTabs(items: AreaItem[]): { shown: AreaItem[]; more: AreaItem[] } {
  if (items.length <= TABS_MAX) return { shown: items, more: [] }
  const withBadge = items.filter(({ badge }) => badge)
  const others = items.filter(({ badge }) => !badge)
  const chosen = new Set([...withBadge.slice(0, TABS_MAX - 2), ...others].slice(0, TABS_MAX - 1))
  return {
    shown: items.filter((item) => chosen.has(item)),
    more: items.filter((item) => !chosen.has(item)),
  }
}
