import { act, render, screen } from '@testing-library/react'
import { useMedia } from './useMedia'

/** Fakes a window that can be resized. */
function aWindow() {
  const listeners = new Set<() => void>()
  let isNarrow = false
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query === '(max-width: 767px)' && isNarrow,
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  )
  const makeNarrow = (value: boolean) =>
    act(() => {
      isNarrow = value
      listeners.forEach((listener) => listener())
    })
  return { makeNarrow, listeners }
}

function Layout({ query = '(max-width: 767px)' }) {
  return <output>{useMedia(query) ? 'narrow' : 'wide'}</output>
}

afterEach(() => jest.restoreAllMocks())

test('updates when the window is resized', () => {
  const { makeNarrow } = aWindow()
  render(<Layout />)
  expect(screen.getByRole('status')).toHaveTextContent('wide')
  makeNarrow(true)
  expect(screen.getByRole('status')).toHaveTextContent('narrow')
  makeNarrow(false)
  expect(screen.getByRole('status')).toHaveTextContent('wide')
})

test('updates when the query changes', () => {
  const { makeNarrow } = aWindow()
  makeNarrow(true)
  const { rerender } = render(<Layout />)
  rerender(<Layout query="(display-mode: standalone)" />)
  expect(screen.getByRole('status')).toHaveTextContent('wide')
})

test('unsubscribes when unmounted', () => {
  const { listeners } = aWindow()
  const { unmount } = render(<Layout />)
  expect(listeners.size).toBe(1)
  unmount()
  expect(listeners.size).toBe(0)
})
