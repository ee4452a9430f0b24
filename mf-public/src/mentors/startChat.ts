import { ApiFailure, call } from '@mentor-connect/shared/api'
import { verifyToken } from '@mentor-connect/shared/contracts/auth'
import { createChat } from '@mentor-connect/shared/contracts/chat'

interface Pair {
  mentorId: string
  ownId: string
}

/**
 * Opens the conversation of this person with a mentor; one that is there already is fine.
 * @param bearer the token in memory, which may be missing or out of date: then a fresh one is asked for
 * @throws ApiFailure
 */
export async function startChat({ mentorId, ownId }: Pair, bearer: string | null): Promise<void> {
  const body = { userId1: mentorId, userId2: ownId }
  try {
    await call(createChat, { body, bearer: bearer ?? (await freshBearer()) })
  } catch (error) {
    const isStale = bearer !== null && error instanceof ApiFailure && error.status === 401
    if (!isStale) throw error
    await call(createChat, { body, bearer: await freshBearer() })
  }
}

async function freshBearer(): Promise<string> {
  return (await call(verifyToken, { body: {} })).data.token
}
