import { breakpoint, color, space } from '@mentor-connect/ui'
import styled from 'styled-components'

/** A bar with the button that saves. It stays at the bottom of the window while the page scrolls. */
export const StickyBar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 10;
  padding-block: ${space[3]} calc(${space[3]} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.border};
  background: ${color.background};

  /* Above the tab bar of the installed app. */
  @media (display-mode: standalone) and (max-width: ${breakpoint.mobile - 1}px) {
    bottom: calc(4.5rem + env(safe-area-inset-bottom));
    padding-bottom: ${space[3]};
  }
  /* On a screen of little height, such as a phone held sideways, it would cover the fields. */
  @media (max-height: 30rem) {
    position: static;
  }
`
