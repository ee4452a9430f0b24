import { createBearerTokens } from '@mentor-connect/api'
import { createChatClient, type ChatClient } from './chatClient'

// Clients outlive their screen, so that threads are still loaded when the person returns, and messages written offline
// are sent while another page is open.
const clients = new Map<string, ChatClient>()

/** Returns the chat client of a person, and ends those of other people, because a browser has one session. */
export function getChatClient(ownId: string, sessionToken: () => string | null): ChatClient {
  for (const [person, client] of clients)
    if (person !== ownId) {
      clients.delete(person)
      void client.end()
    }
  const known = clients.get(ownId)
  const client =
    known && !known.get().hasEnded ? known : createChatClient(ownId, createBearerTokens(sessionToken))
  clients.set(ownId, client)
  return client
}

/** Ends all clients, for tests. */
export function forgetClients(): void {
  for (const client of clients.values()) void client.end()
  clients.clear()
}
