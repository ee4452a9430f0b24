import { color, font, space } from '@mentor-connect/ui'
import styled from 'styled-components'

/** A line that opens to more content. The arrow at its end turns when it is open. */
export const Disclosure = styled.details`
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    font-weight: ${font.weight.semibold};
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    flex: none;
    color: ${color.primary};
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
`
