import { zonedTime } from './zonedTime'

test.each([
  ['2026-11-21T19:14:00.500Z', '2026-11-22T00:44:00+05:30'],
  ['2026-12-31T18:29:59.000Z', '2026-12-31T23:59:59+05:30'],
  ['2026-12-31T18:30:00.000Z', '2027-01-01T00:00:00+05:30'],
])('%s is %s in the product’s zone', (instant, shown) => {
  expect(zonedTime(new Date(instant))).toBe(shown)
  expect(new Date(shown).getTime()).toBe(Math.floor(Date.parse(instant) / 1000) * 1000)
})
