import { color, space } from '@mentor-connect/ui'
import { css } from 'styled-components'

/** A row of a list on this page: a line divides it from the next one. */
export const rowLine = css`
  align-items: center;
  gap: ${space[1]} ${space[4]};
  padding-block: ${space[2]};
  border-bottom: 1px solid ${color.border};

  &:last-child {
    border-bottom: 0;
  }
`
