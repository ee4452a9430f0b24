import { space } from '@mentor-connect/ui'
import { css } from 'styled-components'

/**
 * Styles of a closed item in a long outline. The browser skips layout and painting of items outside of the window;
 * otherwise typing would be slow with hundreds of them. Applied only if the browser does not cut off the focus ring
 * at the item's edge. Open items are excluded, because they are much higher than the estimated height.
 */
export const closedItem = css`
  @supports (overflow-clip-margin: 1px) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${space[16]};
    overflow-clip-margin: ${space[2]};
  }
`
