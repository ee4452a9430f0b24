import styled from 'styled-components'
import { space } from '../theme'
import type { AreaItem } from './area'
import { BadgePlace, Item } from './BadgePlace'
import { RowLink, Word } from './AreaRow'

interface AreaNavProps {
  label: string
  items: AreaItem[]
  collapsed?: boolean
  onFollow?: () => void
}

/** The area's links in a column; the current one is marked. */
export function AreaNav({ label, items, collapsed = false, onFollow }: AreaNavProps) {
  return (
    <nav aria-label={label}>
      <List>
        {items.map(({ to, label: name, icon: Icon, badge }) => (
          <Item key={to}>
            <RowLink to={to} $collapsed={collapsed} onClick={onFollow}>
              <Icon size={22} aria-hidden />
              <Word collapsed={collapsed}>{name}</Word>
            </RowLink>
            {badge && <BadgePlace $corner={collapsed}>{badge}</BadgePlace>}
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
