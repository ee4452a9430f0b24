import { verifyToken } from '../contracts/auth'
import { createChat } from '../contracts/chat'
import type { AnyEndpoint } from '../contracts/endpoint'
import { ApiFailure } from './ApiFailure'
import { call, type Answer, type Request } from './call'

/**
 * Calls an endpoint of the chat service.
 * @param bearer the token in memory, which may be missing or out of date: then a fresh one is asked for
 * @throws ApiFailure
 */
export async function callChat<E extends AnyEndpoint>(
  endpoint: E,
  request: Request<E>,
  bearer: string | null,
): Promise<Answer<E>> {
  try {
    return await call(endpoint, { ...request, bearer: bearer ?? (await freshBearer()) })
  } catch (error) {
    const isStale = bearer !== null && error instanceof ApiFailure && error.status === 401
    if (!isStale) throw error
    return call(endpoint, { ...request, bearer: await freshBearer() })
  }
}

/**
 * Opens the conversation of a mentor and a learner, one of them the caller; one that is there already is fine.
 * @throws ApiFailure
 */
export async function startChat(
  { mentorId, learnerId }: { mentorId: string; learnerId: string },
  bearer: string | null,
): Promise<void> {
  await callChat(createChat, { body: { userId1: mentorId, userId2: learnerId } }, bearer)
}

async function freshBearer(): Promise<string> {
  return (await call(verifyToken, { body: {} })).data.token
}
