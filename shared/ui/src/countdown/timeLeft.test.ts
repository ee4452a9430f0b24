import { DAY_MS, HOUR_MS, MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { INTL_TAGS } from '@mentor-connect/i18n'
import { timeLeft } from './timeLeft'

test.each([
  [1, '1 minute', '1 मिनट'],
  [MINUTE_MS, '1 minute', '1 मिनट'],
  [MINUTE_MS + 1, '2 minutes', '2 मिनट'],
  [HOUR_MS - 1, '1 hour', '1 घंटा'],
  [HOUR_MS, '1 hour', '1 घंटा'],
  [2 * HOUR_MS + 5 * MINUTE_MS, '2 hours 5 minutes', '2 घंटे 5 मिनट'],
  [DAY_MS, '1 day', '1 दिन'],
  [DAY_MS + 5 * MINUTE_MS, '1 day', '1 दिन'],
  [2 * DAY_MS + 3 * HOUR_MS + 59 * MINUTE_MS, '2 days 3 hours', '2 दिन 3 घंटे'],
  [60 * DAY_MS, '60 days', '60 दिन'],
])('%i ms: %s', (ms, english, hindi) => {
  expect(timeLeft(ms, INTL_TAGS.en)).toBe(english)
  expect(timeLeft(ms, INTL_TAGS.hi)).toBe(hindi)
})
