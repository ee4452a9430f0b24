import { MAIN_ID } from '@mentor-connect/ui'

/** Moves the focus to the page when a dismissed notification removes the button that had the focus. */
export function focusPage(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
}
