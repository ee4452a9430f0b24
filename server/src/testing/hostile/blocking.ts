import { monitorEventLoopDelay } from 'node:perf_hooks'

/** The time for which one request blocks the event loop. */
export interface Blocking {
  name: string
  /** Minimum over several attempts in ms, because other work on the machine prolongs single attempts. */
  blockedMs: number
  /** First attempt in ms, which includes loading and compiling that happens only once. */
  firstMs: number
  answerBytes: number
}

/** Watches the event loop of one process. */
export interface Meter {
  reset: () => Promise<void>
  /** The longest time that the event loop was blocked since the reset, in ms. */
  longestMs: () => Promise<number>
}

const TRIES = 5
const REST_MS = 20

/**
 * Measures how long a request blocks the event loop.
 * @param send sends the request and resolves with the size of the response
 */
export async function measureBlocking(
  name: string,
  meter: Meter,
  send: () => Promise<number>,
): Promise<Blocking> {
  let answerBytes = 0
  const times: number[] = []
  for (let i = 0; i < TRIES; i += 1) {
    await rest()
    await meter.reset()
    answerBytes = await send()
    await rest()
    times.push(await meter.longestMs())
  }
  return { name, blockedMs: Math.min(...times), firstMs: times[0] ?? 0, answerBytes }
}

/** A meter for requests to a server that runs in this process. */
export function meterOfThisProcess(): Meter {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  return { reset: async () => delay.reset(), longestMs: async () => delay.max / 1e6 }
}

function rest() {
  return new Promise((resolve) => setTimeout(resolve, REST_MS))
}
