import { media, space } from '@mentor-connect/ui'
import styled from 'styled-components'

/** Short fields, two in a row on a wide screen. */
export const Pairs = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[5]} ${space[4]};
  ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
