import { Container, media, space } from '@mentor-connect/ui'
import styled from 'styled-components'

/** Layout of a page that visitors see too: a column with padding above and below. */
export const CommunityColumn = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  padding-block: ${space[6]} ${space[10]};
  ${media.tabletUp} {
    gap: ${space[8]};
    padding-block: ${space[10]} ${space[16]};
  }
`
