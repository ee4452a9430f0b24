import styled from 'styled-components'
import { TARGET, color, font, space } from './theme'

/** Content that is hidden until somebody clicks its title, the `summary`. */
export const Folded = styled.details`
  summary {
    min-height: ${TARGET};
    padding-block: ${space[2]};
    color: ${color.primary};
    font-weight: ${font.weight.medium};
    cursor: pointer;
  }
`
