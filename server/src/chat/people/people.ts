import { getChatDetails, type ChatPerson } from '@mentor-connect/contract/api/chat'
import { getContacts, SERVICE_KEY_HEADER, type Contact } from '@mentor-connect/contract/api/chatInternal'
import { CHAT_DETAILS_MAX } from '@mentor-connect/contract/rules/chatLimits'
import { Unavailable } from '../../platform/availability/unavailable'
import { errors } from '../../platform/http/errors'

export type { Contact } from '@mentor-connect/contract/api/chatInternal'

/** Data about people that chat gets from the main API. */
export interface People {
  /** Whether one is a learner and the other an approved mentor. Requires the token of one of them. */
  mayTalk: (bearer: string, personId: string, partnerId: string) => Promise<boolean>
  /** Names and mail addresses by id, without deleted accounts. */
  contacts: (personIds: string[]) => Promise<Map<string, Contact>>
}

const DEADLINE_MS = 5_000

export function peopleOfApi(apiUrl: string, serviceKey = ''): People {
  const ask = async <Data>(path: string, headers: Record<string, string>, userIds: string[]) => {
    const response = await fetch(new URL(path, apiUrl), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ userIds }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    }).catch((cause: unknown) => {
      throw new Unavailable('service', { cause })
    })
    // The session has ended since the token was issued.
    if (response.status === 401) throw errors.unauthenticated()
    if (!response.ok)
      throw new Unavailable('service', { cause: new Error(`${path} returned ${response.status}.`) })
    return ((await response.json()) as { data: Data }).data
  }

  return {
    async mayTalk(bearer, personId, partnerId) {
      const headers = { authorization: `Bearer ${bearer}`, [SERVICE_KEY_HEADER]: serviceKey }
      const { users } = await ask<{ users: ChatPerson[] }>(getChatDetails.path, headers, [
        personId,
        partnerId,
      ])
      const roles = users.filter(({ active }) => active).map(({ role }) => role)
      return roles.includes('user') && roles.includes('mentor')
    },

    async contacts(personIds) {
      const found = new Map<string, Contact>()
      for (let at = 0; at < personIds.length; at += CHAT_DETAILS_MAX) {
        const some = personIds.slice(at, at + CHAT_DETAILS_MAX)
        const headers = { [SERVICE_KEY_HEADER]: serviceKey }
        const { contacts } = await ask<{ contacts: Contact[] }>(getContacts.path, headers, some)
        for (const contact of contacts) found.set(contact._id, contact)
      }
      return found
    },
  }
}
