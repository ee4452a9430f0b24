import type { Evaluation } from './checkWrites'

export interface Latency {
  count: number
  p50: number
  p99: number
}

/** The result of one fault or attack. */
export interface DrillRow {
  what: string
  evaluation?: Evaluation
  /** Response times of bystanders meanwhile, in ms. */
  api?: Latency
  chat?: Latency
  /** The longest time, in ms, that the event loop of a service was blocked. */
  blocked?: { api: number; chat: number }
  /** What people experienced. */
  seen: string
  /** Processes that ended unexpectedly. */
  crashes: string[]
  /** Violations other than lost writes and crashes. */
  violations: string[]
}

export function violationsOf({ what, evaluation, crashes, violations }: DrillRow): string[] {
  return [
    ...(evaluation && evaluation.lost > 0 ? [`${evaluation.lost} acknowledged writes lost`] : []),
    ...(evaluation && evaluation.doubled > 0 ? [`${evaluation.doubled} writes doubled`] : []),
    ...crashes.map((crash) => `ended unexpectedly: ${crash}`),
    ...violations,
  ].map((violation) => `${what}: ${violation}`)
}
