import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { act, render } from '@testing-library/react'
import { useAt } from './useAt'

const done = jest.fn()
const Acting = ({ at }: { at: number | undefined }) => (useAt(at, done), null)

beforeEach(() => {
  jest.useFakeTimers()
  done.mockClear()
})
afterEach(() => jest.useRealTimers())

test.each([
  ['once at its time', 1000, 1],
  ['never for a time that has passed', -1, 0],
  ['never for a time that no timer reaches', 30 * DAY_MS, 0],
])('acts %s', (_, ahead, times) => {
  render(<Acting at={Date.now() + ahead} />)
  act(() => jest.advanceTimersByTime(999))
  expect(done).not.toHaveBeenCalled()
  act(() => jest.advanceTimersByTime(2000))
  expect(done).toHaveBeenCalledTimes(times)
})

test('waits no more when there is nothing to wait for, or nobody', () => {
  const { rerender, unmount } = render(<Acting at={Date.now() + 1000} />)
  rerender(<Acting at={undefined} />)
  expect(jest.getTimerCount()).toBe(0)
  rerender(<Acting at={Date.now() + 1000} />)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
