import styled from 'styled-components'
import { space } from '../theme'

/** An item of the navigation whose badge lies above its link, so that nothing moves when the badge arrives. */
export const Item = styled.li`
  position: relative;
`

/** Beside the label in a row, on the corner of the icon elsewhere. */
export const BadgePlace = styled.span<{ $corner: boolean }>`
  position: absolute;
  z-index: 1;
  inset-block-start: ${({ $corner }) => ($corner ? space[1] : '50%')};
  inset-inline-end: ${({ $corner }) => ($corner ? 'calc(50% - 1.75rem)' : space[3])};
  display: flex;
  transform: ${({ $corner }) => ($corner ? 'none' : 'translateY(-50%)')};
  pointer-events: none;
`
