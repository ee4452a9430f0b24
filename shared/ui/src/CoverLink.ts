import { Link } from 'react-router-dom'
import styled from 'styled-components'

/** A link that covers its whole card or tile, which needs `position: relative`. */
export const CoverLink = styled(Link)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`
