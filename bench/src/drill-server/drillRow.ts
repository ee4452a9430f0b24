import type { Verdict } from './checkWrites'

export interface Latency {
  count: number
  p50: number
  p99: number
}

/** What became of one thing that was done to the product. */
export interface DrillRow {
  what: string
  verdict?: Verdict
  /** How long an innocent person waited meanwhile, in ms. */
  api?: Latency
  chat?: Latency
  /** The longest time, in ms, in which the event loop of a service could do nothing else. */
  blocked?: { api: number; chat: number }
  /** What people saw of it. */
  seen: string
  /** Processes that ended although nobody had ended them. */
  deaths: string[]
  /** Promises that were broken, besides losses and deaths. */
  faults: string[]
}

export function faultsOf({ what, verdict, deaths, faults }: DrillRow): string[] {
  return [
    ...(verdict && verdict.lost > 0 ? [`${verdict.lost} acknowledged writes lost`] : []),
    ...(verdict && verdict.doubled > 0 ? [`${verdict.doubled} writes doubled`] : []),
    ...deaths.map((death) => `ended by itself: ${death}`),
    ...faults,
  ].map((fault) => `${what}: ${fault}`)
}
