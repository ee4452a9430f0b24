import { DAY_MS, HOUR_MS, MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { ageOf } from './age'

test.each([
  [-5, '0 minutes'],
  [30_000, '0 minutes'],
  [119 * MINUTE_MS, '119 minutes'],
  [2 * HOUR_MS, '2 hours'],
  [47 * HOUR_MS, '47 hours'],
  [2 * DAY_MS, '2 days'],
  [13 * DAY_MS, '13 days'],
  [124 * DAY_MS, '17 weeks'],
])('%i ms are %s', (ms, age) => {
  expect(ageOf(ms, 'en-IN')).toBe(age)
})

test('Hindi has its own words', () => {
  expect(ageOf(3 * DAY_MS, 'hi-IN')).toBe('3 दिन')
  expect(ageOf(124 * DAY_MS, 'hi-IN')).toBe('17 हफ़्ते')
})
