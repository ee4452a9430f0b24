import { media, space } from '@mentor-connect/ui'
import styled from 'styled-components'

/** Cards of openings. They hold more text than those of courses, so only wide screens have three in a row. */
export const OpeningGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[5]};
  }
  ${media.wideUp} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
