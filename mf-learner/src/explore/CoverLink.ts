import { color } from '@mentor-connect/shared/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

/** The link of a tile: all of the tile leads there. The tile is positioned. */
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
