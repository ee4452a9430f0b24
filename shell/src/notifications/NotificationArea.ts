import { space } from '@mentor-connect/ui'
import styled from 'styled-components'

/**
 * Stacks the shell's notifications in the bottom right corner of the window. They cover neither the tab bar nor the
 * toasts, which appear at the top.
 */
export const NotificationArea = styled.div`
  position: fixed;
  /* Above the tab bar of a phone and a bar with the button that saves, which say their heights. */
  inset: auto ${space[4]}
    calc(${space[4]} + var(--mc-bottom-bar, 0px) + max(var(--mc-tab-bar, 0px), env(safe-area-inset-bottom)))
    auto;
  z-index: 40;
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  max-width: min(22rem, calc(100vw - 2 * ${space[4]}));

  /* Beside the notifications, presses reach what lies below. Live regions that are empty take no room. */
  pointer-events: none;

  > :not(:empty) {
    margin-top: ${space[3]};
  }
  > :not([role='status']),
  > [role='status'] > * {
    pointer-events: auto;
  }

  /* A focused element is scrolled into view above the notifications; this counts more than what a bar asks for. */
  html:root:root:has(& > * > *) {
    scroll-padding-bottom: calc(12rem + var(--mc-bottom-bar, 0px) + var(--mc-tab-bar, 0px));
  }
`
