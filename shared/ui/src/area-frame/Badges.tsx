import { Fragment } from 'react'
import styled, { css } from 'styled-components'
import { countSum } from '../CountBadge'
import { color, space } from '../theme'
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

/** Position of a badge beside the label in a row. */
const beside = css`
  inset: 50% ${space[3]} auto auto;
  transform: translateY(-50%);
`

/**
 * Position of a small badge on the upper corner of a centred icon. Longer numbers grow away from the icon.
 */
const onCorner = css`
  --mc-count-size: 1.125rem;
  --mc-count-ring: ${color.surface};
  inset: 0 auto auto calc(50% + 0.375rem);
`

const Place = styled.span<{ $corner: boolean }>`
  ${countSum}
  position: absolute;
  z-index: 1;
  pointer-events: none;
  ${({ $corner }) => ($corner ? onCorner : beside)}
`
