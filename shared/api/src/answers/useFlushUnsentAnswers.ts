import { useEffect } from 'react'
import { flushUnsentAnswers } from './flushUnsentAnswers'

/** Sends unsent answers on mount and whenever the network returns. */
export function useFlushUnsentAnswers(userId: string | undefined): void {
  useEffect(() => {
    if (!userId) return
    const send = () => void flushUnsentAnswers(userId)
    send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [userId])
}
