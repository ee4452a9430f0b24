import { media, visuallyHidden } from '@mentor-connect/ui'
import styled from 'styled-components'

/** The label of a button in a lesson's row. On phones only the icon is visible, so that the lesson's name has room. */
export const RowLabel = styled.span`
  ${media.belowTablet} {
    ${visuallyHidden}
  }
`
