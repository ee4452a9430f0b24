import { verifyToken } from '@mentor-connect/contract/accounts/auth'
import { isSignedOut } from './ApiFailure'
import { call } from './call'

/** Provides the bearer token for the chat service. */
export interface BearerTokens {
  /** The token in memory, or else a new one. Null without a session. Rejects when the API is unreachable. */
  current: () => Promise<string | null>
  /** Requests a new token; the token in memory is discarded. */
  fresh: () => Promise<string | null>
}

/** @param sessionToken the token of the session, from the auth contract */
export function createBearerTokens(sessionToken: () => string | null): BearerTokens {
  let own: string | null = null
  let rejected: string | null = null
  let request: Promise<string | null> | undefined

  const fetchToken = async () => {
    rejected = sessionToken()
    try {
      own = (await call(verifyToken, { body: {} })).data.token
    } catch (error) {
      if (!isSignedOut(error)) throw error
      own = null
    }
    return own
  }
  const fresh = () => (request ??= fetchToken().finally(() => (request = undefined)))
  const current = async () => {
    const token = sessionToken()
    return token !== null && token !== rejected ? token : (own ?? fresh())
  }
  return { current, fresh }
}
