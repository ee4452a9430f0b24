import { useEffect } from 'react'
import { flushUnsentProgress } from './flushUnsentProgress'

/** Sends unsent progress on mount and whenever the network returns. */
export function useFlushUnsentProgress(userId: string | undefined): void {
  useEffect(() => {
    if (!userId) return
    const send = () => void flushUnsentProgress(userId)
    send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [userId])
}
