import { Container, media, space } from '@mentor-connect/shared/ui'
import styled from 'styled-components'

/** Layout of a page without bands: a column with padding above and below. */
export const PageColumn = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  padding-block: ${space[8]} ${space[16]};
  ${media.tabletUp} {
    padding-block: ${space[12]} ${space[20]};
  }
`
