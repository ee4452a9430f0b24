import { useEffect, useRef } from 'react'

/** The longest possible timer, in ms. Browsers would fire a longer one at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * Calls `act` once when a future time is reached while the page is open. If the device is asleep at that
 * time, `act` is called afterwards.
 */
export function useAt(time: number | undefined, act: () => void) {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const wait = (time ?? 0) - Date.now()
    if (wait <= 0 || wait > LONGEST_TIMER_MS) return
    const timer = setTimeout(() => latest.current(), wait)
    return () => clearTimeout(timer)
  }, [time])
}
