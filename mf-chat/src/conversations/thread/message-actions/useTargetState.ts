import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { EMPTY_THREAD } from '../../client/chatState'
import type { Chat } from '../../client/useChat'
import type { Target } from './messageActions'

/** Maximum number of messages that are loaded to go to an older one. */
const REACH_MAX = 10_000

/** The message to which the reader wants to go, and a function that sets it. */
export type TargetState = readonly [Target | undefined, (seq: number) => void]

/**
 * The message to which the reader wants to go, and a function that sets it. Older messages are loaded until it is there.
 *
 * @param addressed number of the message that the address names
 */
export function useTargetState(
  { client, state }: Chat,
  conversationId: string,
  addressed: number | undefined,
): TargetState {
  const { key } = useLocation()
  const [seq, setSeq] = useState(addressed)
  const [seen, setSeen] = useState(key)
  if (key !== seen) {
    setSeen(key)
    setSeq(addressed)
  }
  const { messages, older } = state.threads[conversationId] ?? EMPTY_THREAD
  const missing = (messages[0]?.seq ?? 0) - (seq ?? Number.POSITIVE_INFINITY)
  useEffect(() => {
    if (missing > 0 && missing < REACH_MAX && older === 'idle') void client.loadOlder(conversationId)
  }, [client, conversationId, missing, older])

  const target = useMemo(
    (): Target | undefined => (seq === undefined ? undefined : { seq, onReached: () => setSeq(undefined) }),
    [seq],
  )
  return [target, useCallback((wanted: number) => setSeq(wanted), [])]
}
