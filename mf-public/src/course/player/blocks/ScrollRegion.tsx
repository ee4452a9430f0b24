import styled from 'styled-components'

/** Wide content that scrolls by itself, with the keyboard too, so that the page never does. Name it. */
export const ScrollRegion = styled.div.attrs({ role: 'region', tabIndex: 0 })`
  overflow-x: auto;
  overscroll-behavior-x: contain;

  &:focus-visible {
    outline-offset: -3px;
  }
`
