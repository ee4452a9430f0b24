import styled from 'styled-components'
import { Container } from './layout'
import { media, space } from './theme'

/** Layout of a page inside an area's frame: a column with spacing. */
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
