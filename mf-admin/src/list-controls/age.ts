import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from '@mentor-connect/contract/rules/durations'

const UNITS = [
  ['week', WEEK_MS],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const

/**
 * A waiting time as text, in the largest unit of which it holds at least two: `18 weeks`, `13 days`, `30 hours`.
 *
 * @param ms waiting time in ms
 * @param tag BCP 47 tag of the language
 */
export function ageOf(ms: number, tag: string): string {
  const [unit, size] = UNITS.find((one) => ms >= 2 * one[1]) ?? UNITS[UNITS.length - 1]!
  const count = Math.max(0, Math.floor(ms / size))
  const text = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  // Two weeks or more always have this form, and the product has another word for weeks than Intl.
  return text.replace('सप्ताह', 'हफ़्ते')
}
