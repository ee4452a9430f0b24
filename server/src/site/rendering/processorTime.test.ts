import { SECOND_MS } from '@mentor-connect/contract/rules/durations'
import { limitProcessorTime } from './processorTime'

let used: number
let now: number
let start: ReturnType<typeof limitProcessorTime>
beforeEach(() => {
  jest.useFakeTimers()
  ;[used, now] = [0, 0]
  start = limitProcessorTime({ processorMs: () => used, nowMs: () => now })
})
afterEach(() => jest.useRealTimers())

/** Lets `ms` pass, in which the process uses `share` processors. */
function run(ms: number, share: number) {
  for (let passed = 0; passed < ms; passed += 50) {
    now += 50
    used += 50 * share
    jest.advanceTimersByTime(50)
  }
}

it('stops a step that has computed for longer than its limit, once', () => {
  const stop = jest.fn()
  start(SECOND_MS, stop)
  run(SECOND_MS, 1)
  expect(stop).not.toHaveBeenCalled()
  run(10 * SECOND_MS, 1)
  expect(stop).toHaveBeenCalledTimes(1)
})

it('lets a step go on that gets a tenth of a processor', () => {
  const stop = jest.fn()
  const end = start(SECOND_MS, stop)
  run(9 * SECOND_MS, 0.1)
  end()
  run(60 * SECOND_MS, 1)
  expect(stop).not.toHaveBeenCalled()
})

it('divides the time among the steps that run at the same time', () => {
  const [first, second] = [jest.fn(), jest.fn()]
  start(SECOND_MS, first)
  const end = start(SECOND_MS, second)
  run(1.5 * SECOND_MS, 1)
  expect(first).not.toHaveBeenCalled()
  end()
  run(0.5 * SECOND_MS, 1)
  expect(first).toHaveBeenCalledTimes(1)
  expect(second).not.toHaveBeenCalled()
})

it('counts for a step at most the time that has passed', () => {
  const stop = jest.fn()
  start(SECOND_MS, stop)
  run(0.9 * SECOND_MS, 4)
  expect(stop).not.toHaveBeenCalled()
})

it('counts nothing of the time before a step', () => {
  start(SECOND_MS, jest.fn())()
  run(60 * SECOND_MS, 1)
  const stop = jest.fn()
  start(SECOND_MS, stop)
  run(0.9 * SECOND_MS, 1)
  expect(stop).not.toHaveBeenCalled()
})

it('stops a step that waits for something that never comes', () => {
  const stop = jest.fn()
  start(SECOND_MS, stop)
  run(29 * SECOND_MS, 0)
  expect(stop).not.toHaveBeenCalled()
  run(2 * SECOND_MS, 0)
  expect(stop).toHaveBeenCalledTimes(1)
})
