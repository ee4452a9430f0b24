import { UserRound } from 'lucide-react'
import { NavLink } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { visuallyHidden } from '../layout'
import { color, font, media, radius, space } from '../theme'
import { needsProfileLink, type AreaItem, type AreaParts } from './area'
import { BadgePlace, Item } from './BadgePlace'

/** With more tabs than this, a phone has room for the label of the current one only. */
const LABELLED_MAX = 5

/** The navigation of the installed app on a phone. */
export function TabBar({ label, items, person }: Pick<AreaParts, 'label' | 'items' | 'person'>) {
  const profile: AreaItem = { to: person.to, label: person.label, icon: UserRound }
  const tabs = needsProfileLink({ items, person }) ? [...items, profile] : items
  return (
    <Bar aria-label={label}>
      <List $isCrowded={tabs.length > LABELLED_MAX}>
        {tabs.map(({ to, label: name, icon: Icon, badge }) => (
          <Item key={to}>
            <Tab to={to}>
              <Icon size={24} aria-hidden />
              <span>{name}</span>
            </Tab>
            {badge && <BadgePlace $corner>{badge}</BadgePlace>}
          </Item>
        ))}
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

const onlyCurrentLabel = css`
  > li:has([aria-current='page']) {
    flex: 0 0 auto;
    padding-inline: ${space[1]};
  }
  a {
    justify-content: center;
  }
  a:not([aria-current='page']) > span {
    ${visuallyHidden}
  }
`

const List = styled.ul<{ $isCrowded: boolean }>`
  display: flex;

  > li {
    flex: 1 1 0;
    min-width: 0;
  }
  ${media.belowTablet} {
    ${({ $isCrowded }) => $isCrowded && onlyCurrentLabel}
  }
`

const Tab = styled(NavLink)`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[1]};
  min-height: 3.5rem;
  padding: ${space[1]} 0;
  border-radius: ${radius.medium};
  color: ${color.muted};
  font-size: 0.8125rem;
  line-height: 1.4;
  text-align: center;
  text-decoration: none;

  &[aria-current='page'] {
    color: ${color.primary};
    font-weight: ${font.weight.bold};
  }
  &[aria-current='page'] svg {
    box-sizing: content-box;
    padding: 2px ${space[4]};
    margin-block: -2px;
    border-radius: ${radius.round};
    background: ${color.primarySoft};
  }
`
