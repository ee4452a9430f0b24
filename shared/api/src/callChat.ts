import { createChat } from '@mentor-connect/contract/messages/chat'
import type { AnyEndpoint } from '@mentor-connect/contract/api/endpoint'
import { TERMS_CHANGED } from '@mentor-connect/contract/trust/restrictionCodes'
import { ApiFailure, isSignedOut } from './ApiFailure'
import { createBearerTokens, type BearerTokens } from './bearerTokens'
import { call, type ApiResponse, type Request } from './call'

/**
 * Calls an endpoint of the chat service. If the token has expired, or was issued before the person agreed to
 * new terms, the call is repeated once with a new token.
 * @throws ApiFailure
 */
export async function callChat<E extends AnyEndpoint>(
  tokens: BearerTokens,
  endpoint: E,
  request: Request<E>,
): Promise<ApiResponse<E>> {
  try {
    return await call(endpoint, { ...request, bearer: await tokens.current() })
  } catch (error) {
    if (!isSignedOut(error) && !isOfChangedTerms(error)) throw error
    return call(endpoint, { ...request, bearer: await tokens.fresh() })
  }
}

const isOfChangedTerms = (error: unknown) => error instanceof ApiFailure && error.reason === TERMS_CHANGED

/**
 * Opens the conversation between a mentor and a learner, one of whom is the caller. Succeeds if it already exists.
 * @param sessionToken the token of the session, from the auth contract
 * @throws ApiFailure
 */
export async function startChat(
  { mentorId, learnerId }: { mentorId: string; learnerId: string },
  sessionToken: () => string | null,
): Promise<void> {
  const body = { userId1: mentorId, userId2: learnerId }
  await callChat(createBearerTokens(sessionToken), createChat, { body })
}
