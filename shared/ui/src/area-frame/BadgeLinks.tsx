import { NavLink } from 'react-router-dom'
import styled from 'styled-components'
import { color, motion, radius, TARGET } from '../theme'
import { BadgePlace, Item } from './AreaNav'
import type { AreaItem } from './area'

/** Links to what may be new, so that its number is in sight while the navigation is closed. */
export function BadgeLinks({ items }: { items: AreaItem[] }) {
  return (
    <List>
      {items.map(({ to, label, icon: Icon, badge }) => (
        <Item key={to}>
          <IconLink to={to} aria-label={label}>
            <Icon size={24} aria-hidden />
          </IconLink>
          <BadgePlace $corner>{badge}</BadgePlace>
        </Item>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: flex;
`

const IconLink = styled(NavLink)`
  display: grid;
  place-items: center;
  width: ${TARGET};
  height: ${TARGET};
  border-radius: ${radius.medium};
  color: inherit;
  transition: background ${motion.fast};

  &:hover {
    background: ${color.primarySoft};
  }
  &[aria-current='page'] {
    color: ${color.primary};
  }
`
