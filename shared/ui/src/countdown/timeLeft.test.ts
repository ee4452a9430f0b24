import { INTL_TAGS } from '@mentor-connect/i18n'
import { timeLeft } from './timeLeft'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  [1, '1 minute', '1 मिनट'],
  [MINUTE, '1 minute', '1 मिनट'],
  [MINUTE + 1, '2 minutes', '2 मिनट'],
  [HOUR - 1, '1 hour', '1 घंटा'],
  [HOUR, '1 hour', '1 घंटा'],
  [2 * HOUR + 5 * MINUTE, '2 hours 5 minutes', '2 घंटे 5 मिनट'],
  [DAY, '1 day', '1 दिन'],
  [DAY + 5 * MINUTE, '1 day', '1 दिन'],
  [2 * DAY + 3 * HOUR + 59 * MINUTE, '2 days 3 hours', '2 दिन 3 घंटे'],
  [60 * DAY, '60 days', '60 दिन'],
])('%i ms: %s', (ms, english, hindi) => {
  expect(timeLeft(ms, INTL_TAGS.en)).toBe(english)
  expect(timeLeft(ms, INTL_TAGS.hi)).toBe(hindi)
})
