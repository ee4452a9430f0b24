import { afterQuietHours, isQuiet, nextLocalHour } from './localTime'

const NIGHT = { from: 22 * 60, until: 7 * 60 }
const after = (at: string, zone: string, quiet = NIGHT) =>
  afterQuietHours(new Date(at), quiet, zone).toISOString()

test.each([
  ['in the afternoon nothing waits', '2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z'],
  ['a minute before ten nothing waits', '2026-11-20T16:29:00.000Z', '2026-11-20T16:29:00.000Z'],
  [
    'from ten in the evening until seven the next day',
    '2026-11-20T16:30:00.000Z',
    '2026-11-21T01:30:00.000Z',
  ],
  ['after midnight until seven of the same day', '2026-11-20T20:07:00.000Z', '2026-11-21T01:30:00.000Z'],
  ['at seven nothing waits', '2026-11-21T01:30:00.000Z', '2026-11-21T01:30:00.000Z'],
])('quiet hours in India: %s', (_what, at, expected) => {
  expect(after(at, 'Asia/Kolkata')).toBe(expected)
})

test.each([
  // Clocks go forward at 02:00 on 29 March 2026 and back at 03:00 on 25 October 2026.
  ['a short night ends at seven by the clock', '2026-03-28T22:00:00.000Z', '2026-03-29T05:00:00.000Z'],
  ['a long night ends at seven by the clock', '2026-10-24T21:00:00.000Z', '2026-10-25T06:00:00.000Z'],
])('quiet hours in Berlin when the clocks change: %s', (_what, at, expected) => {
  expect(after(at, 'Europe/Berlin')).toBe(expected)
})

it('quiet hours that end in a skipped hour end when the clock has passed it', () => {
  const quiet = { from: 60, until: 150 }
  expect(after('2026-03-29T00:15:00.000Z', 'Europe/Berlin', quiet)).toBe('2026-03-29T01:00:00.000Z')
})

it('the same time twice means that no hour is quiet', () => {
  for (let hour = 0; hour < 24; hour += 1)
    expect(isQuiet(new Date(Date.UTC(2026, 10, 20, hour)), { from: 600, until: 600 }, 'Asia/Kolkata')).toBe(
      false,
    )
})

test.each([
  ['Asia/Kolkata', '2026-11-20T08:30:00.000Z', '2026-11-21T02:30:00.000Z'],
  ['Asia/Kolkata', '2026-11-20T02:15:00.000Z', '2026-11-20T02:30:00.000Z'],
  ['Asia/Kathmandu', '2026-11-20T08:30:00.000Z', '2026-11-21T02:15:00.000Z'],
  ['Europe/Berlin', '2026-10-24T12:00:00.000Z', '2026-10-25T07:00:00.000Z'],
])('the next eight o’clock in %s after %s', (zone, at, expected) => {
  expect(nextLocalHour(new Date(at), 8, zone).toISOString()).toBe(expected)
})
