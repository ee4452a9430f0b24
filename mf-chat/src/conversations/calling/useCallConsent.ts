import { getCallConsent, setCallConsent } from '@mentor-connect/contract/messages/calls'
import { useEffect } from 'react'
import { withCallConsent } from '../client/calls'
import type { Chat } from '../client/useChat'

/**
 * Who allows calls in a conversation; undefined until it is known. While it is not known, no calls are offered.
 * @param isWanted false if no calls are possible in this conversation
 */
export function useCallConsent({ client, state }: Chat, conversationId: string, isWanted: boolean) {
  const consent = state.callConsents[conversationId]
  const { ownId, isConnected } = state
  // Somebody who was not connected may have missed a change, so it is read again after each reconnect.
  useEffect(() => {
    if (!isWanted || !isConnected) return
    client
      .call(getCallConsent, { params: { conversationId }, query: { userId: ownId } })
      .then(({ data }) => client.update((now) => withCallConsent(now, conversationId, data)))
      .catch((error: unknown) => console.warn('It is not known who allows calls here.', error))
  }, [client, conversationId, ownId, isConnected, isWanted])

  /** @throws ApiFailure */
  const allow = async (allowed: boolean) => {
    const request = { params: { conversationId }, body: { userId: ownId, allowed } }
    const { data } = await client.call(setCallConsent, request)
    client.update((now) => withCallConsent(now, conversationId, data))
  }
  return { consent, allow }
}
