import { UserRound } from 'lucide-react'
import styled from 'styled-components'
import { color, space } from '../theme'
import { needsProfileLink, type AreaItem, type AreaParts } from './area'
import { BadgePlace, Item } from './BadgePlace'
import { MoreTab } from './MoreTab'
import { TabLink } from './tabs'
import { visibleTabs } from './visibleTabs'

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
