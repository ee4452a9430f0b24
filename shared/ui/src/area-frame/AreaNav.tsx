import styled from 'styled-components'
import { space } from '../theme'
import type { AreaItem } from './area'
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

/** An item of the navigation whose badge lies above its link, so that nothing moves when the badge arrives. */
export const Item = styled.li`
  position: relative;
`

/** The badge stands beside the label in a row, and on the corner of the icon elsewhere. */
export const BadgePlace = styled.span<{ $corner: boolean }>`
  position: absolute;
  z-index: 1;
  inset-block-start: ${({ $corner }) => ($corner ? space[1] : '50%')};
  inset-inline-end: ${({ $corner }) => ($corner ? 'calc(50% - 1.75rem)' : space[3])};
  display: flex;
  transform: ${({ $corner }) => ($corner ? 'none' : 'translateY(-50%)')};
  pointer-events: none;
`
