import { space } from '@mentor-connect/ui'
import styled from 'styled-components'

/**
 * Stacks the shell's notifications in the bottom right corner of the window. They cover neither the tab bar nor the
 * toasts, which appear at the top.
 */
export const NotificationArea = styled.div`
  position: fixed;
  /*
   * The notifications are above the tab bar of phones and above a bar with the save button, whose heights
   * these properties contain.
   */
  inset: auto ${space[4]}
    calc(${space[4]} + var(--mc-bottom-bar, 0px) + max(var(--mc-tab-bar, 0px), env(safe-area-inset-bottom)))
    auto;
  z-index: 40;
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  max-width: min(22rem, calc(100vw - 2 * ${space[4]}));

  /* Clicks next to the notifications reach the elements below. Empty live regions take up no space. */
  pointer-events: none;

  > :not(:empty) {
    margin-top: ${space[3]};
  }
  > :not([role='status']),
  > [role='status'] > * {
    pointer-events: auto;
  }

  /*
   * Focused elements are scrolled into view above the notifications. The selector has a high specificity,
   * because this rule takes precedence over that of a bar.
   */
  html:root:root:has(& > * > *) {
    scroll-padding-bottom: calc(12rem + var(--mc-bottom-bar, 0px) + var(--mc-tab-bar, 0px));
  }
`
