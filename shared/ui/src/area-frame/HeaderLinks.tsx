import { Link, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { color, motion, radius, TARGET } from '../theme'
import type { AreaItem } from './area'
import { Badges, Item } from './Badges'
import { currentOf } from './currentTab'

/** The links beside the person's picture: icons with their numbers. */
export function HeaderLinks({ items }: { items: AreaItem[] }) {
  const current = currentOf(items, useLocation().pathname)
  if (items.length === 0) return null
  return (
    <List>
      {items.map((item) => (
        <Item key={item.to}>
          <IconLink
            to={item.to}
            aria-label={item.label}
            title={item.label}
            aria-current={item === current ? 'page' : undefined}
          >
            <item.icon size={24} aria-hidden />
          </IconLink>
          <Badges item={item} $corner />
        </Item>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: flex;
`

const IconLink = styled(Link)`
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
    background: ${color.primarySoft};
    color: ${color.primary};
  }
`
