import { useSession } from '@mentor-connect/contract/auth'
import { useStore } from '@mentor-connect/ui/store'
import { useEffect, useMemo } from 'react'
import type { ChatClient } from './chatClient'
import type { ChatState } from './chatState'
import { getChatClient } from './clientRegistry'

export interface Chat {
  client: ChatClient
  state: ChatState
}

/** The signed-in person's chat, connected while the screen is mounted; null for a moment after signing out. */
export function useChatClient(): ChatClient | null {
  const { session, token } = useSession()
  const ownId = session.data?._id
  const client = useMemo(() => (ownId === undefined ? null : getChatClient(ownId, token)), [ownId, token])

  useEffect(() => {
    if (!client) return
    client.start()
    return () => {
      client.disconnectWhenIdle()
      // If there is no token, the person may have signed out; their unsent messages must then be deleted from this
      // browser.
      if (token() === null) void client.endIfSignedOut()
    }
  }, [client, token])
  return client
}

/** Returns the state of the client, and rerenders when it changes. */
export function useChatState(client: ChatClient): ChatState {
  return useStore(client)
}
