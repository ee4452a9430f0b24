import styled from 'styled-components'
import { media, space } from './theme'

/**
 * Layout of a page about one item: its heading, then a `DetailSide` with facts and actions, then its texts.
 * On wide screens, the side is next to the heading and the texts.
 */
export const DetailLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  ${media.desktopUp} {
    grid-template-columns: minmax(0, 5fr) minmax(20rem, 3fr);
    grid-template-rows: auto 1fr;
    column-gap: ${space[8]};
  }
`

export const DetailSide = styled.div`
  ${media.desktopUp} {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
`
