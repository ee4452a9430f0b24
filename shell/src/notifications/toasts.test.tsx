import { notify } from '@mentor-connect/ui'
import { act, render, screen } from '@testing-library/react'
import { Toasts, watchToasts } from './Toasts'

test('a toast that is shown has the colours of the theme', async () => {
  watchToasts()
  render(<Toasts />)
  await act(async () => notify.success('Saved.'))
  const toast = (await screen.findByText('Saved.')).closest('[style*="background"]')
  expect(toast).toHaveAttribute('style', expect.stringContaining('background-color: var(--mc-raised)'))
  expect(toast).toHaveAttribute('style', expect.stringContaining('color: var(--mc-text)'))
})
