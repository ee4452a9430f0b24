import { fullJitter } from './fullJitter'

const wait = (attempt: number, random: number, longestMs?: number) =>
  fullJitter(attempt, { firstMs: 1000, longestMs, random })

test.each([
  [0, 1000],
  [1, 2000],
  [2, 4000],
  [5, 32_000],
])('after %i failures the delay is at most %i ms', (attempt, ceiling) => {
  expect(wait(attempt, 0)).toBe(0)
  expect(wait(attempt, 0.5)).toBe(ceiling / 2)
  expect(wait(attempt, 1 - Number.EPSILON)).toBeLessThanOrEqual(ceiling)
})

test.each([6, 30, 5000])('the delay never exceeds the maximum, after %i failures', (attempt) => {
  expect(wait(attempt, 0.999_999, 30_000)).toBeLessThanOrEqual(30_000)
  expect(wait(attempt, 0.5, 30_000)).toBe(15_000)
})

test('the delay is a whole number of milliseconds', () => {
  for (const random of [0.1234567, 0.7654321]) expect(Number.isInteger(wait(3, random))).toBe(true)
})

test('delays of clients that failed together are spread over the whole range', () => {
  const waits = Array.from({ length: 100 }, (_, index) => wait(4, index / 100))
  expect(new Set(waits).size).toBe(100)
  expect(Math.min(...waits)).toBe(0)
  expect(Math.max(...waits)).toBeGreaterThan(15_000)
})
