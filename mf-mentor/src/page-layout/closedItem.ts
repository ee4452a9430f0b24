import { space } from '@mentor-connect/ui'
import { css } from 'styled-components'

/**
 * Styles of a closed item in a long outline: outside of the window it is neither laid out nor painted, or each key in a
 * field would wait for hundreds of them. Only where the focus ring of its buttons is not cut off at its edge. An open item
 * is much higher than its estimate, so what follows would overlap it for tools that read positions.
 */
export const closedItem = css`
  @supports (overflow-clip-margin: 1px) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${space[16]};
    overflow-clip-margin: ${space[2]};
  }
`
