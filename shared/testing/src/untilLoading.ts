import { waitFor } from '@testing-library/react'

/**
 * Waits until something on the page is loading. Screen readers are told of it by the shell, which looks for the
 * placeholders of `@mentor-connect/ui` by the same attribute.
 */
export const untilLoading = () =>
  waitFor(() => {
    if (!document.querySelector('[data-placeholder]')) throw new Error('nothing on the page is loading')
  })
