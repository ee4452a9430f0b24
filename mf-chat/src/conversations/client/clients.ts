import { createChatClient, type ChatClient } from './chatClient'
import { createTokens } from './tokens'

// A client outlives its screen: who comes back finds the threads as they were, and what was written without a
// network is sent although another page is looked at.
const clients = new Map<string, ChatClient>()

/** The client of a person. Somebody else's is ended: one browser, one session. */
export function enter(ownId: string, sessionToken: () => string | null): ChatClient {
  for (const [person, client] of clients)
    if (person !== ownId) {
      clients.delete(person)
      void client.end()
    }
  const known = clients.get(ownId)
  const client = known && !known.get().hasEnded ? known : createChatClient(ownId, createTokens(sessionToken))
  clients.set(ownId, client)
  return client
}

/** Forgets everybody, for tests. */
export function forgetClients(): void {
  for (const client of clients.values()) void client.end()
  clients.clear()
}
