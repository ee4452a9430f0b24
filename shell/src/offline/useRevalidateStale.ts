import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { staleResponses } from './staleResponses'

/** The interval at which stale responses are revalidated, in ms. */
const EVERY_MS = 10_000
/**
 * Delays of the first attempts after the network has returned, in ms. Browsers report a network before
 * requests succeed.
 */
const AFTER_RETURN_MS = [1000, 2000, 4000]

/** Revalidates stale responses when the network returns, and every few seconds while there are any. */
export function useRevalidateStale(isStale: boolean): void {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    if (!isStale) return
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      if (!navigator.onLine) return
      const endRound = staleResponses.startRound()
      await mutate(() => true)
      endRound()
    }
    const askAfter = ([delay = EVERY_MS, ...next]: readonly number[]) => {
      timer = setTimeout(() => {
        void ask()
        askAfter(next)
      }, delay)
    }
    const handleReturn = () => {
      void ask()
      clearTimeout(timer)
      askAfter(AFTER_RETURN_MS)
    }
    window.addEventListener('online', handleReturn)
    askAfter([])
    return () => {
      window.removeEventListener('online', handleReturn)
      clearTimeout(timer)
    }
  }, [isStale, mutate])
}
