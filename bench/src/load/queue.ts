/** Requests that arrive at random and are worked on by processes with one thread each. */
export interface Queue {
  perSecond: number
  /** Processor time of one request, in ms. */
  costMs: number
  processes: number
}

const ARRIVALS = 20_000

/** How long 99 of 100 requests take at most, in ms; simulated. A balancer gives each to the process that is free first. */
export function simulatedP99({ perSecond, costMs, processes }: Queue, random: () => number): number {
  const freeAt = new Array<number>(processes).fill(0)
  const times: number[] = []
  for (let at = 0, n = 0; n < ARRIVALS; n += 1) {
    at += (-Math.log(1 - random()) / perSecond) * 1000
    const next = freeAt.indexOf(Math.min(...freeAt))
    // Costs vary between requests: exponentially, which is more than was measured.
    freeAt[next] = Math.max(at, freeAt[next]!) - Math.log(1 - random()) * costMs
    times.push(freeAt[next]! - at)
  }
  return times.sort((a, b) => a - b)[Math.floor(0.99 * ARRIVALS)]!
}

/** Room for a peak within the peak, a process that restarts and what else the machine does. */
const BUSY_MAX = 0.6

/** The fewest processes that are busy at most 60 % of the time and answer 99 of 100 requests within `p99`, in ms. */
export function processesFor(load: Omit<Queue, 'processes'>, p99: number, random: () => number): number {
  const least = Math.max(1, Math.ceil((load.perSecond * load.costMs) / 1000 / BUSY_MAX))
  for (let processes = least; ; processes += 1)
    if (processes > 10 * least || simulatedP99({ ...load, processes }, random) <= p99) return processes
}
