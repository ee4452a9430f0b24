import { breakpoint, space } from '@mentor-connect/shared/ui'
import styled from 'styled-components'

/** Room that the tab bar of the installed app takes on a phone. */
const TAB_BAR = '4.25rem'

/**
 * The bottom right corner of the window, where the shell speaks: what it has to say stands one above the other and
 * covers neither the tab bar nor the toasts, which come from above.
 */
export const Corner = styled.div`
  position: fixed;
  inset: auto ${space[4]} calc(${space[4]} + env(safe-area-inset-bottom)) auto;
  z-index: 40;
  display: grid;
  gap: ${space[3]};
  justify-items: end;
  max-width: min(22rem, calc(100vw - 2 * ${space[4]}));

  /* What has the focus is scrolled to above the corner. */
  :root:has(& > * > *) {
    scroll-padding-bottom: 12rem;
  }
  @media (display-mode: standalone) and (max-width: ${breakpoint.mobile - 1}px) {
    bottom: calc(${space[4]} + ${TAB_BAR} + env(safe-area-inset-bottom));
  }
`
