import { Card, font, space } from '@mentor-connect/ui'
import styled from 'styled-components'

/** The card of a question or answer in a list. Its link covers it. */
export const Box = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  overflow-wrap: anywhere;
`

export const Name = styled.h2`
  font-size: ${font.size.h4};
  font-weight: ${font.weight.semibold};
`
