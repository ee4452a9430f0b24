import styled from 'styled-components'
import { Container } from './layout'
import { media, space } from './theme'

/** A page inside an area's frame: the column, with space above and between its parts. */
export const AreaPage = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  padding-top: ${space[5]};
  ${media.tabletUp} {
    gap: ${space[8]};
    padding-top: ${space[8]};
  }
`
