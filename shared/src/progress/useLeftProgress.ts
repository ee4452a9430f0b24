import { useEffect } from 'react'
import { sendLeftProgress } from './sendLeftProgress'

/** Sends what was left unsent: at the start and whenever the network is back. */
export function useLeftProgress(userId: string | undefined): void {
  useEffect(() => {
    if (!userId) return
    const send = () => void sendLeftProgress(userId)
    send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [userId])
}
