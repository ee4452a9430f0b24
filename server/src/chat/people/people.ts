import { getChatDetails, type ChatPerson } from '@mentor-connect/shared/contracts/chat'
import { ApiError, errors } from '../../platform/http/errors'

/** What chat has to know about people; the main API knows it. */
export interface People {
  /** Whether one of the two is a learner and the other an approved mentor. Asked with the token of one of them. */
  mayTalk: (bearer: string, personId: string, partnerId: string) => Promise<boolean>
}

const DEADLINE_MS = 5_000

export function peopleOfApi(apiUrl: string): People {
  return {
    async mayTalk(bearer, personId, partnerId) {
      const users = await chatDetails(apiUrl, bearer, [personId, partnerId])
      const roles = users.filter(({ active }) => active).map(({ role }) => role)
      return roles.includes('user') && roles.includes('mentor')
    },
  }
}

async function chatDetails(apiUrl: string, bearer: string, userIds: string[]): Promise<ChatPerson[]> {
  const response = await fetch(new URL(getChatDetails.path, apiUrl), {
    method: getChatDetails.method,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: JSON.stringify({ userIds }),
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).catch(() => undefined)
  // A session that has ended since the token was made.
  if (response?.status === 401) throw errors.unauthenticated()
  if (!response?.ok) throw new ApiError(503, 'internal', 'This does not work at the moment. Try again.')
  return ((await response.json()) as { data: { users: ChatPerson[] } }).data.users
}
