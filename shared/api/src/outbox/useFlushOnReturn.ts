import { useEffect } from 'react'

/**
 * Sends what waits in this browser on mount and whenever the network returns.
 * @param flush must be the same function each time
 */
export function useFlushOnReturn(
  userId: string | undefined,
  flush: (userId: string) => Promise<unknown>,
): void {
  useEffect(() => {
    if (!userId) return
    const send = () => void flush(userId)
    send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [userId, flush])
}
