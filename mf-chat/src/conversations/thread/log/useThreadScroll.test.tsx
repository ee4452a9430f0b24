import { act, fireEvent, render, screen } from '@testing-library/react'
import { AUTO_SCROLL_MS, useThreadScroll } from './useThreadScroll'

function Thread({ last, isLastOwn = false }: { last: string; isLastOwn?: boolean }) {
  const scroll = useThreadScroll({ first: '1', last, notice: undefined, isLastOwn, onNearStart: () => {} })
  return (
    <div data-testid="log" ref={scroll.ref} onScroll={scroll.onScroll}>
      {scroll.isAtEnd ? 'at the end' : 'above'}
    </div>
  )
}

const EXTENT = { scrollHeight: 1000, clientHeight: 200 }
const scrollTo = jest.fn()

/** A thread of five messages, scrolled to the end. */
function open() {
  const view = render(<Thread last="5" />)
  const log = screen.getByTestId('log')
  for (const [name, value] of Object.entries(EXTENT)) Object.defineProperty(log, name, { value })
  Object.assign(log, { scrollTo })
  scrolledTo(800)
  act(() => jest.advanceTimersByTime(AUTO_SCROLL_MS))
  scrollTo.mockClear()
  return view
}

function scrolledTo(top: number) {
  const log = screen.getByTestId('log')
  log.scrollTop = top
  fireEvent.scroll(log)
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('a reader at the end is scrolled to new messages after half a second', () => {
  const { rerender } = open()
  rerender(<Thread last="6" />)
  act(() => jest.advanceTimersByTime(AUTO_SCROLL_MS - 1))
  expect(scrollTo).not.toHaveBeenCalled()
  act(() => jest.advanceTimersByTime(1))
  expect(scrollTo).toHaveBeenCalledWith({ top: EXTENT.scrollHeight, behavior: 'smooth' })
})

test('a long distance is scrolled without animation', () => {
  const { rerender } = open()
  scrolledTo(100)
  rerender(<Thread last="6" isLastOwn />)
  act(() => jest.advanceTimersByTime(AUTO_SCROLL_MS))
  expect(scrollTo).toHaveBeenCalledWith({ top: EXTENT.scrollHeight, behavior: 'instant' })
})

test('a reader who scrolls up in that half second is not moved', () => {
  const { rerender } = open()
  rerender(<Thread last="6" />)
  scrolledTo(300)
  act(() => jest.advanceTimersByTime(2 * AUTO_SCROLL_MS))
  expect(scrollTo).not.toHaveBeenCalled()
  expect(screen.getByText('above')).toBeInTheDocument()
})

test('a reader who has scrolled up is moved only by their own messages', () => {
  const { rerender } = open()
  scrolledTo(300)
  rerender(<Thread last="6" />)
  act(() => jest.advanceTimersByTime(AUTO_SCROLL_MS))
  expect(scrollTo).not.toHaveBeenCalled()
  rerender(<Thread last="7" isLastOwn />)
  act(() => jest.advanceTimersByTime(AUTO_SCROLL_MS))
  expect(scrollTo).toHaveBeenCalledTimes(1)
})
