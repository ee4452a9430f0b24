import { ApiFailure, call, type Answer, type Request } from '@mentor-connect/shared/api'
import { verifyToken } from '@mentor-connect/shared/contracts/auth'
import type { AnyEndpoint } from '@mentor-connect/shared/contracts/endpoint'

/** The bearer for the chat service. */
export interface Tokens {
  /** The token in memory, or a fresh one. Null: nobody is signed in. Rejects when the server cannot be reached. */
  current: () => Promise<string | null>
  /** A fresh one; what was in memory is not used again. */
  fresh: () => Promise<string | null>
}

/** @param sessionToken the token of the session, as the auth contract gives it */
export function createTokens(sessionToken: () => string | null): Tokens {
  let own: string | null = null
  let refused: string | null = null
  let asking: Promise<string | null> | undefined

  const ask = async () => {
    refused = sessionToken()
    try {
      own = (await call(verifyToken, { body: {} })).data.token
    } catch (error) {
      if (!isSignedOut(error)) throw error
      own = null
    }
    return own
  }
  const fresh = () => (asking ??= ask().finally(() => (asking = undefined)))
  const current = async () => {
    const token = sessionToken()
    return token !== null && token !== refused ? token : (own ?? fresh())
  }
  return { current, fresh }
}

/** Calls the chat service; a token that is out of date is replaced once. */
export async function callChat<E extends AnyEndpoint>(
  tokens: Tokens,
  endpoint: E,
  request: Request<E>,
): Promise<Answer<E>> {
  try {
    return await call(endpoint, { ...request, bearer: await tokens.current() })
  } catch (error) {
    if (!isSignedOut(error)) throw error
    return call(endpoint, { ...request, bearer: await tokens.fresh() })
  }
}

function isSignedOut(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 401
}
