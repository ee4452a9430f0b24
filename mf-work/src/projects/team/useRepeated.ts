import { useEffect, useRef } from 'react'

/**
 * Calls a function at an interval while the page is visible, and immediately when the connection is restored.
 */
export function useRepeated(call: () => void, intervalMs: number) {
  const latest = useRef(call)
  useEffect(() => {
    latest.current = call
  })
  useEffect(() => {
    const run = () => {
      if (document.visibilityState === 'visible') latest.current()
    }
    const timer = setInterval(run, intervalMs)
    window.addEventListener('online', run)
    document.addEventListener('visibilitychange', run)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', run)
      document.removeEventListener('visibilitychange', run)
    }
  }, [intervalMs])
}
