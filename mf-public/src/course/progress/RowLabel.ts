import { media, visuallyHidden } from '@mentor-connect/ui'
import styled from 'styled-components'

/** The label of a button in the row of a lesson. On phones the icon stands alone, so that the lesson's name has room. */
export const RowLabel = styled.span`
  ${media.belowTablet} {
    ${visuallyHidden}
  }
`
