import { Card, media, space } from '@mentor-connect/ui'
import styled from 'styled-components'

/** A card with a picture above its text. On phones it is a row, which keeps lists of cards short. */
export const RowCard = styled(Card)`
  display: flex;
  gap: ${space[4]};
  height: 100%;
  ${media.belowTablet} {
    padding: ${space[4]};
  }
  ${media.tabletUp} {
    flex-direction: column;
  }
`

/** The text of a `RowCard`. */
export const RowCardText = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
  ${media.tabletUp} {
    gap: ${space[2]};
  }
`
