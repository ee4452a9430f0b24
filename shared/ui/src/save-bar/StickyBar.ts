import styled, { css } from 'styled-components'
import { color, media, space } from '../theme'

const stuck = css`
  position: sticky;
  /* The bar stays above the tab bar of phones. */
  bottom: var(--mc-tab-bar, 0px);
  z-index: 10;
  border-top-color: ${color.border};
  background: ${color.background};

  /* A focused field is scrolled into view above the bar, even while the bar shows why saving failed. */
  :root:has(&) {
    --mc-bottom-bar: 4.5rem;
    scroll-padding-bottom: 7rem;
  }
  :root:has(& [role='alert']) {
    --mc-bottom-bar: 10.5rem;
    scroll-padding-bottom: 14rem;
  }
  /* On a low screen, a sticky bar would cover the fields. */
  ${media.low} {
    position: static;

    :root:has(&) {
      --mc-bottom-bar: 0px;
    }
  }
`

/**
 * A bar with the save button. It sticks to the bottom of the window while the page scrolls, unless `$isLoose`.
 * `--mc-bottom-bar` gives its height to the shell, which shows notifications above it.
 */
export const StickyBar = styled.div<{ $isLoose?: boolean }>`
  /* The bar is a little wider than the cards, so that it covers their shadows. */
  margin-inline: calc(-1 * ${space[1]});
  padding: ${space[3]} ${space[1]} calc(${space[3]} + env(safe-area-inset-bottom));
  border-top: 1px solid transparent;
  ${({ $isLoose }) => !$isLoose && stuck}
`
