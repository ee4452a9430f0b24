import { useEffect, useRef } from 'react'

interface Times {
  /** Called when the network is back. */
  onOnline?: () => void
  /** Called when the page is hidden, closed or left. Only a request with `keepalive` survives that. */
  onLeave?: () => void
  /** Called when the page is shown again. */
  onReturn?: () => void
}

/** Calls these functions when unsaved data should be sent. After `onLeave`, the page may not come back. */
export function useSendingTimes(times: Times): void {
  const current = useRef(times)
  useEffect(() => {
    current.current = times
  })
  useEffect(() => {
    const handleOnline = () => current.current.onOnline?.()
    const handleLeave = () => current.current.onLeave?.()
    const handleVisibility = () =>
      document.visibilityState === 'hidden' ? handleLeave() : current.current.onReturn?.()
    window.addEventListener('online', handleOnline)
    window.addEventListener('pagehide', handleLeave)
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      window.removeEventListener('online', handleOnline)
      window.removeEventListener('pagehide', handleLeave)
      document.removeEventListener('visibilitychange', handleVisibility)
    }
  }, [])
}
