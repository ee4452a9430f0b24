import { useEffect, useState } from 'react'
import { SECOND_MS } from '@mentor-connect/contract/rules/durations'
import { serverNow, type ChatState } from '../../conversations/client/chatState'

/** Seconds since both are in the call; undefined before. */
export function useCallSeconds(
  activeSince: string | undefined,
  { clockAhead }: ChatState,
): number | undefined {
  const [now, setNow] = useState(() => serverNow({ clockAhead }))
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow({ clockAhead })), SECOND_MS)
    return () => clearInterval(timer)
  }, [clockAhead])
  return activeSince === undefined ? undefined : Math.max(0, (now - Date.parse(activeSince)) / SECOND_MS)
}
