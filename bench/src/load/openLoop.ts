import { setTimeout as sleep } from 'node:timers/promises'

export interface LoopResult {
  /**
   * Latency of each request in ms, measured from the time at which the request was due. If a server stalls,
   * the waiting time of requests that become due meanwhile is thus included.
   */
  latencies: number[]
  failed: number
  /**
   * Number of requests that were sent more than `LATE_MS` after they were due, because this program was the bottleneck.
   */
  late: number
}

interface Options {
  perSecond: number
  seconds: number
  /** Sends a request. Resolves with true if it succeeded. */
  send: () => Promise<boolean>
  random?: () => number
}

const LATE_MS = 20

/** Sends requests at random times with this average rate, whether or not earlier ones were answered. */
export async function openLoop({
  perSecond,
  seconds,
  send,
  random = Math.random,
}: Options): Promise<LoopResult> {
  const result: LoopResult = { latencies: [], failed: 0, late: 0 }
  const running = new Set<Promise<void>>()
  const began = performance.now()
  for (let due = 0; ;) {
    due += (-Math.log(1 - random()) / perSecond) * 1000
    if (due > seconds * 1000) break
    const wait = began + due - performance.now()
    if (wait > 0) await sleep(wait)
    const at = began + due
    if (performance.now() - at > LATE_MS) result.late += 1
    const one = send().then((isGood) => {
      result.latencies.push(performance.now() - at)
      if (!isGood) result.failed += 1
      running.delete(one)
    })
    running.add(one)
  }
  await Promise.all(running)
  return result
}
