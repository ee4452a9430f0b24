import { verifyToken } from '../contracts/auth'
import { isSignedOut } from './ApiFailure'
import { call } from './call'

/** Where the bearer token for the chat service comes from. */
export interface BearerTokens {
  /** The token in memory, or a fresh one. Null without a session. Rejects when the API cannot be reached. */
  current: () => Promise<string | null>
  /** A fresh one; the token in memory is not used again. */
  fresh: () => Promise<string | null>
}

/** @param sessionToken the token of the session, as the auth contract gives it */
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
