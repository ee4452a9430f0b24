import { Card, TARGET, color, font, space } from '@mentor-connect/ui'
import styled from 'styled-components'

/** An entry of a public list. Its title links to its page. */
export const SummaryCard = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
`

export const SummaryName = styled.h2`
  font-size: ${font.size.h3};
  font-weight: ${font.weight.semibold};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${TARGET};
    color: ${color.primary};
  }
`
