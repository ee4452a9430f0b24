import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Chat } from '../../client/useChat'
import type { Target } from './messageActions'

/**
 * The message to which the reader wants to go, and a function that sets it and loads the messages up to it.
 *
 * @param addressed number of the message that the address names
 */
export function useTargetState(
  { client, state }: Chat,
  conversationId: string,
  addressed: number | undefined,
) {
  const [seq, setSeq] = useState(addressed)
  const [seen, setSeen] = useState(addressed)
  if (addressed !== seen) {
    setSeen(addressed)
    setSeq(addressed)
  }
  const isReady = state.threads[conversationId]?.load === 'ready'
  useEffect(() => {
    if (seq !== undefined && isReady) void client.loadBackTo(conversationId, seq)
  }, [client, conversationId, seq, isReady])

  const target = useMemo(
    (): Target | undefined => (seq === undefined ? undefined : { seq, onReached: () => setSeq(undefined) }),
    [seq],
  )
  return [target, useCallback((wanted: number) => setSeq(wanted), [])] as const
}
