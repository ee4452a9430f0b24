import { act, render, screen } from '@testing-library/react'
import { toast, Toaster } from 'react-hot-toast'
import { notify, TOAST_MS } from './notify'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  act(() => toast.remove())
  jest.useRealTimers()
})

test.each(['success', 'failure'] as const)('a %s is announced, and disappears', async (kind) => {
  render(<Toaster />)
  await act(async () => notify[kind]('Saved.'))
  expect(screen.getByRole('status')).toHaveTextContent('Saved.')
  act(() => void jest.advanceTimersByTime(TOAST_MS - 1))
  expect(screen.getByRole('status')).toBeInTheDocument()
  // The first step lets the toast time out, and the second one lets its fade-out end.
  for (const ms of [1, 5000]) act(() => void jest.advanceTimersByTime(ms))
  expect(screen.queryByRole('status')).toBeNull()
})

test('two messages are shown together', async () => {
  render(<Toaster />)
  await act(async () => {
    notify.success('Saved.')
    notify.failure('Logout failed.')
  })
  expect(screen.getAllByRole('status').map((each) => each.textContent)).toEqual(['Logout failed.', 'Saved.'])
})

test('HTML in a message is shown as text', async () => {
  render(<Toaster />)
  await act(async () => notify.success('<img src=x>'))
  expect(screen.getByRole('status')).toHaveTextContent('<img src=x>')
  expect(screen.queryByRole('img')).toBeNull()
})
