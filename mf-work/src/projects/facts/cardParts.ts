import { Card, font, space } from '@mentor-connect/ui'
import styled from 'styled-components'

/** The card of a project or team in a list. Its link covers it. */
export const Box = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  height: 100%;
  overflow-wrap: anywhere;
`

export const Name = styled.h2`
  font-size: ${font.size.h4};
  font-weight: ${font.weight.semibold};
`
