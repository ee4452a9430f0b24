import { color } from '@mentor-connect/shared/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

/** A link that covers its whole tile. The tile must be positioned. */
export const CoverLink = styled(Link)`
  color: ${color.text};
  text-decoration: none;

  &:hover {
    color: ${color.primary};
    text-decoration: underline;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`
