import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { space } from '../theme'
import type { AreaItem } from './area'
import { RowLink, Word } from './AreaRow'
import { Badges, Item } from './Badges'
import { currentOf } from './currentTab'

interface AreaNavProps {
  label: string
  items: AreaItem[]
  collapsed?: boolean
  onFollow?: () => void
}

/** The area's links in a column. The current link is marked. */
export function AreaNav({ label, items, collapsed = false, onFollow }: AreaNavProps) {
  const current = currentOf(items, useLocation().pathname)
  return (
    <nav aria-label={label}>
      <List>
        {items.map((item) => (
          <Item key={item.to}>
            <RowLink
              to={item.to}
              aria-current={item === current ? 'page' : undefined}
              $collapsed={collapsed}
              onClick={onFollow}
            >
              <item.icon size={22} aria-hidden />
              <Word collapsed={collapsed}>{item.label}</Word>
            </RowLink>
            <Badges item={item} $corner={collapsed} />
          </Item>
        ))}
      </List>
    </nav>
  )
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
`
