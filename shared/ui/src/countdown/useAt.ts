import { useEffect, useRef } from 'react'

/** A browser fires a longer timer at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Acts once at a time that is ahead while the page is open; after it, if the device slept then. */
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
