import { color, font, space } from '@mentor-connect/ui'
import styled from 'styled-components'

/** The divider between two ways to sign in. */
export const Or = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  color: ${color.muted};
  font-size: ${font.size.small};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${color.border};
  }
`
