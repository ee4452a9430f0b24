import { quantile } from '../statistics'
import type { Latency } from './drillRow'

export function latencyOf(times: number[]): Latency {
  return { count: times.length, p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}
