import type { BearerTokens } from '@mentor-connect/api'
import type { ConnectionManager } from './connectionManager'

/** The token is refreshed this long before the server's deadline, in ms. */
const AHEAD_MS = 60_000

/** Sends a new token before the current one expires, to keep the connection open. */
export function createTokenRefresh(connection: Pick<ConnectionManager, 'send'>, tokens: BearerTokens) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const renew = async () => {
    try {
      const token = await tokens.fresh()
      if (token !== null) connection.send({ type: 'auth', token })
    } catch (error) {
      // The server will close the connection; the next one starts with a new token.
      console.warn('The token of the chat connection could not be refreshed.', error)
    }
  }
  return {
    /** @param now the server's time, ms since 1970 */
    schedule: (renewBy: string, now: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => void renew(), Math.max(1000, Date.parse(renewBy) - now - AHEAD_MS))
    },
    /** Sends a new token now; one that cannot be fetched is not sent. */
    renew,
    stop: () => clearTimeout(timer),
  }
}

export type TokenRefresh = ReturnType<typeof createTokenRefresh>
