import { useEffect, useState } from 'react'
import { serverNow } from '../client/chatState'

const CHECK_MS = 60_000

/** Noon of the current day by the server's clock, ms since 1970. It changes once a day and so rerenders day labels. */
export function useToday(clockAhead: number): number {
  const [, check] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => check((count) => count + 1), CHECK_MS)
    return () => clearInterval(timer)
  }, [])
  return new Date(serverNow({ clockAhead })).setHours(12, 0, 0, 0)
}
