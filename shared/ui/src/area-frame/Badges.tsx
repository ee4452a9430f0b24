import { Fragment } from 'react'
import styled from 'styled-components'
import { countSum } from '../CountBadge'
import { space } from '../theme'
import type { AreaItem } from './area'
import { badgesOf } from './currentTab'

/**
 * The sum of the numbers of an entry and of its tabs. It is positioned over the link, so that nothing moves when a
 * number arrives.
 */
export function Badges({ item, $corner }: { item: AreaItem; $corner: boolean }) {
  const badges = badgesOf(item)
  if (badges.length === 0) return null
  return (
    <Place $corner={$corner}>
      {badges.map((badge, index) => (
        <Fragment key={index}>{badge}</Fragment>
      ))}
    </Place>
  )
}

/** An item of the navigation with badges over its link. */
export const Item = styled.li`
  position: relative;
`

/** The position of the number: beside the label in a row, otherwise on the corner of the icon. */
const Place = styled.span<{ $corner: boolean }>`
  ${countSum}
  position: absolute;
  z-index: 1;
  inset-block-start: ${({ $corner }) => ($corner ? space[1] : '50%')};
  inset-inline: auto ${({ $corner }) => ($corner ? 'max(0px, calc(50% - 1.75rem))' : space[3])};
  transform: ${({ $corner }) => ($corner ? 'none' : 'translateY(-50%)')};
  pointer-events: none;
`
