import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

const UNITS = ['day', 'hour', 'minute'] as const

/**
 * Returns a duration in its two largest units: `2 days 3 hours`, `5 minutes`. A started minute counts as a whole one.
 *
 * @param ms more than 0
 * @param tag language for `Intl`
 */
export function timeLeft(ms: number, tag: string): string {
  const minutes = Math.ceil(ms / MINUTE_MS)
  const counts = [
    Math.floor(minutes / DAY_MINUTES),
    Math.floor((minutes % DAY_MINUTES) / HOUR_MINUTES),
    minutes % HOUR_MINUTES,
  ]
  const first = counts.findIndex((count) => count > 0)
  const parts = UNITS.flatMap((unit, at) => {
    const isShown = counts[at]! > 0 && at <= first + 1
    return isShown ? [write(counts[at]!, unit, tag)] : []
  })
  return new Intl.ListFormat(tag, { type: 'unit', style: 'narrow' }).format(parts)
}

const write = (count: number, unit: string, tag: string) =>
  new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
