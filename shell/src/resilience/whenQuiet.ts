import { whenIdle } from './whenIdle'

/** By default, a page is quiet when it has received nothing for this time, in ms. */
export const QUIET_MS = 3000

/**
 * Calls `act` once, as soon as the page is quiet and the browser is idle: the page itself has priority over everything
 * that it may need later.
 *
 * @param quietMs time in which it has received nothing
 * @returns a function that cancels the call
 */
export function whenQuiet(act: () => void, quietMs = QUIET_MS): () => void {
  let cancelIdle: () => void = () => undefined
  let timer = setTimeout(end, quietMs)
  const received = new PerformanceObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(end, quietMs)
  })
  received.observe({ type: 'resource' })
  function end() {
    received.disconnect()
    cancelIdle = whenIdle(act)
  }
  return () => {
    clearTimeout(timer)
    received.disconnect()
    cancelIdle()
  }
}
