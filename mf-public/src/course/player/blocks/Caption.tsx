import { color, space } from '@mentor-connect/ui'
import styled from 'styled-components'

/** The caption of a picture or a table. */
export const Caption = styled.figcaption`
  margin-top: ${space[2]};
  color: ${color.muted};
  font-size: 0.875em;
  text-align: center;
`
