import { VITAL_EDGES, type Vital } from '@mentor-connect/contract/rules/releaseHealth'

export const VITAL_NAMES: Record<Vital, string> = {
  lcp: 'Largest Contentful Paint (LCP)',
  inp: 'Interaction to Next Paint (INP)',
  cls: 'Cumulative Layout Shift (CLS)',
}

/** Upper limits of "good" and of "needs improvement", in the units of `VITAL_EDGES` (https://web.dev/articles/vitals). */
export const VITAL_LIMITS: Record<Vital, readonly [good: number, fair: number]> = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [100, 250],
}

const QUARTILE = 0.75

/** A value that three quarters of the browsers do not exceed, in the units of `VITAL_EDGES`. */
export interface Quartile {
  value: number
  /** The true value is above the last edge, which `value` is. */
  isAbove: boolean
}

/** Estimates the third quartile of counted values, assuming that they are spread evenly within a range. */
export function thirdQuartile(vital: Vital, counts: number[]): Quartile | undefined {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return undefined
  const edges = VITAL_EDGES[vital]
  let left = total * QUARTILE
  for (const [index, count] of counts.entries()) {
    if (left > count) {
      left -= count
      continue
    }
    const upper = edges[index]
    if (upper === undefined) break
    const lower = edges[index - 1] ?? 0
    return { value: lower + (upper - lower) * (left / count), isAbove: false }
  }
  return { value: edges.at(-1)!, isAbove: true }
}

/** `1.8 s`, `140 ms`, `0.03` */
export function vitalText(vital: Vital, value: number): string {
  if (vital === 'cls') return (value / 1000).toFixed(2)
  return value >= 1000 ? `${(value / 1000).toFixed(1)} s` : `${Math.round(value)} ms`
}

export const quartileText = (vital: Vital, { value, isAbove }: Quartile): string =>
  `${isAbove ? 'above ' : ''}${vitalText(vital, value)}`

export type Rating = 'good' | 'fair' | 'poor'

export function ratingOf(vital: Vital, { value, isAbove }: Quartile): Rating {
  const [good, fair] = VITAL_LIMITS[vital]
  if (isAbove || value > fair) return 'poor'
  return value > good ? 'fair' : 'good'
}
