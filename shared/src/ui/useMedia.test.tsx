import { act, render, screen } from '@testing-library/react'
import { useMedia } from './useMedia'

/** A browser whose window can be made narrow. */
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

test('follows the window while it is resized', () => {
  const { makeNarrow } = aWindow()
  render(<Layout />)
  expect(screen.getByRole('status')).toHaveTextContent('wide')
  makeNarrow(true)
  expect(screen.getByRole('status')).toHaveTextContent('narrow')
  makeNarrow(false)
  expect(screen.getByRole('status')).toHaveTextContent('wide')
})

test('another question gets another answer', () => {
  const { makeNarrow } = aWindow()
  makeNarrow(true)
  const { rerender } = render(<Layout />)
  rerender(<Layout query="(display-mode: standalone)" />)
  expect(screen.getByRole('status')).toHaveTextContent('wide')
})

test('stops listening when it is gone', () => {
  const { listeners } = aWindow()
  const { unmount } = render(<Layout />)
  expect(listeners.size).toBe(1)
  unmount()
  expect(listeners.size).toBe(0)
})
