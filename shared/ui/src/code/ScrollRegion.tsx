import styled from 'styled-components'

/**
 * Wide content that scrolls sideways on its own, also with the keyboard, so that the page does not scroll
 * sideways. It needs an accessible name.
 */
export const ScrollRegion = styled.div.attrs({ role: 'region', tabIndex: 0 })`
  overflow-x: auto;
  overscroll-behavior-x: contain;

  &:focus-visible {
    outline-offset: -3px;
  }
`
