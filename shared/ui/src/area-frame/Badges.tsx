import { Fragment } from 'react'
import styled from 'styled-components'
import { space } from '../theme'
import type { AreaItem } from './area'
import { badgesOf } from './currentTab'

/** The numbers of an entry and of its tabs, above its link, so that nothing moves when one arrives. */
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

/** An item of the navigation whose badges lie above its link. */
export const Item = styled.li`
  position: relative;
`

/** Beside the label in a row, on the corner of the icon elsewhere. */
const Place = styled.span<{ $corner: boolean }>`
  position: absolute;
  z-index: 1;
  inset-block-start: ${({ $corner }) => ($corner ? space[1] : '50%')};
  inset-inline: ${({ $corner }) => ($corner ? 'calc(50% + 0.375rem) auto' : `auto ${space[3]}`)};
  display: flex;
  gap: 2px;
  transform: ${({ $corner }) => ($corner ? 'none' : 'translateY(-50%)')};
  pointer-events: none;
`
