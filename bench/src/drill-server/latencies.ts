import type { Latency } from './drillRow'

export function latencyOf(times: number[]): Latency {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN
  return { count: times.length, p50: at(0.5), p99: at(0.99) }
}
