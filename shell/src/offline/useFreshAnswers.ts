import { useEffect } from 'react'
import { useSWRConfig } from 'swr'

/** How often the server is asked again while stored answers are shown, in ms: the first word of a network is early. */
const EVERY_MS = 10_000

/** While stored answers are shown: asks for all of them anew when the network is back, and every few seconds from there. */
export function useFreshAnswers(isStale: boolean): void {
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
