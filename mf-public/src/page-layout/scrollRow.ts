import { media, space } from '@mentor-connect/ui'
import { css } from 'styled-components'

/**
 * In windows narrower than `width` px, turns a grid into a row that scrolls sideways and extends to the edges of the
 * window. The last visible item is cut off, which shows that the row scrolls.
 */
export const scrollRowBelow = (width: number) => css`
  --gutter: ${space[4]};
  ${media.tabletUp} {
    --gutter: ${space[6]};
  }
  @media (max-width: ${width - 1}px) {
    grid-template-columns: none;
    grid-auto-columns: min(17rem, 76vw);
    grid-auto-flow: column;
    gap: ${space[4]};
    margin-inline: calc(-1 * var(--gutter));
    padding: ${space[1]} var(--gutter) ${space[3]};
    overflow: auto hidden;
    scroll-padding-inline: var(--gutter);
    scroll-snap-type: x mandatory;
    scrollbar-width: thin;

    & > * {
      scroll-snap-align: start;
    }
  }
`
