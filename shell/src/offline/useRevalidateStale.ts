import { useEffect } from 'react'
import { useSWRConfig } from 'swr'

/** How often stale responses are revalidated, in ms: a browser reports `online` before requests succeed. */
const EVERY_MS = 10_000

/** Revalidates stale responses when the network returns, and every few seconds as long as there are any. */
export function useRevalidateStale(isStale: boolean): void {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    if (!isStale) return
    const ask = () => {
      if (navigator.onLine) void mutate(() => true)
    }
    window.addEventListener('online', ask)
    const timer = setInterval(ask, EVERY_MS)
    return () => {
      window.removeEventListener('online', ask)
      clearInterval(timer)
    }
  }, [isStale, mutate])
}
