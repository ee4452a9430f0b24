import { CoverLink, color } from '@mentor-connect/ui'
import styled from 'styled-components'

/** The link of a tile: its title, which covers the tile. */
export const TileLink = styled(CoverLink)`
  color: ${color.text};
  text-decoration: none;

  &:hover {
    color: ${color.primary};
    text-decoration: underline;
  }
`
