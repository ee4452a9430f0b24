import { Link } from 'react-router-dom'
import styled from 'styled-components'

/** A link that covers its whole card or tile, which must be positioned. */
export const CoverLink = styled(Link)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`
