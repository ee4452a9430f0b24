import { whenIdle } from './whenIdle'

/** Default time in ms after which a page is quiet if it has received nothing. */
export const QUIET_MS = 3000

/**
 * Calls `act` once, as soon as the page is quiet and the browser is idle, because the current page has
 * priority over everything that may be needed later.
 *
 * @param quietMs time in ms after which the page is quiet if it has received nothing
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
