import { noteBlocks, type BlockState } from '@mentor-connect/contract/trust/blocks'
import { getChatDetails, type ChatPerson } from '@mentor-connect/contract/messages/chat'
import {
  getConnections,
  getContacts,
  SERVICE_KEY_HEADER,
  type Connections,
  type Contact,
} from '@mentor-connect/contract/messages/chatInternal'
import {
  describeChatFiles,
  noteChatFiles,
  type ChatAttachment,
} from '@mentor-connect/contract/messages/chatAttachments'
import {
  getSessionCall,
  listOpenSessions,
  mayBeRung,
  type SessionCall,
} from '@mentor-connect/contract/messages/callsInternal'
import { noteRoomNews, type RoomNews } from '@mentor-connect/contract/messages/roomsInternal'
import { noteUnread, type UnreadChange } from '@mentor-connect/contract/messages/unreadMessages'
import { noteTeamActivity, type TeamActivity } from '@mentor-connect/contract/work/projects/teamActivity'
import type { BodyOf } from '@mentor-connect/contract/api/endpoint'
import { receiveChatReport } from '@mentor-connect/contract/trust/safety'
import { CHAT_DETAILS_MAX, CONNECTIONS_MAX } from '@mentor-connect/contract/messages/chatLimits'
import { Unavailable } from '../../platform/availability/unavailable'
import { errors } from '../../platform/http/errors'
import { fetchService } from '../../platform/tracing/fetchService'

export type { Contact } from '@mentor-connect/contract/messages/chatInternal'

/** Data about people that chat gets from the main API. */
export interface People {
  /**
   * Resolves to true if one is a learner and the other an approved mentor. `bearer` is the token of one of
   * them.
   */
  mayTalk: (bearer: string, personId: string, partnerId: string) => Promise<boolean>
  /**
   * Returns the people among the given ones with whom this person is connected, which means that the learner
   * is enrolled in a course of the mentor.
   */
  connectedWith: (personId: string, partnerIds: string[]) => Promise<Set<string>>
  /** Tells whether a person is connected with another, and whether the person must enter the year of birth first. */
  tieWith: (personId: string, partnerId: string) => Promise<Tie>
  /** Returns names and mail addresses by id, without deleted accounts. */
  contacts: (personIds: string[]) => Promise<Map<string, Contact>>
  /** Tells the main API the number of unread messages of people. Safe to repeat. */
  noteUnread: (changes: UnreadChange[]) => Promise<void>
  /** Tells the main API about messages of rooms. Safe to repeat. */
  noteRoomNews: (news: RoomNews[]) => Promise<void>
  /** Tells the main API which teams have recently written in their room. Safe to repeat. */
  noteTeamActivity: (teams: TeamActivity[]) => Promise<void>
  /** Tells the main API who blocks whom. Safe to repeat. */
  noteBlocks: (states: BlockState[]) => Promise<void>
  /** Returns the people among the given ones who may use calls outside of sessions. */
  callable: (personIds: string[]) => Promise<Set<string>>
  /** Returns the call of a session of this person; undefined if it is not open now. */
  sessionCall: (personId: string, sessionId: string) => Promise<SessionCall | undefined>
  /** Returns the sessions among the given ones (at most `OPEN_SESSIONS_MAX`) whose call is open now. */
  openSessions: (sessionIds: string[]) => Promise<Set<string>>
  /** Sends a report to the main API. Safe to repeat. */
  report: (report: BodyOf<typeof receiveChatReport>) => Promise<void>
  /** Returns the files among the given ones that this person may attach to a message. */
  attachable: (personId: string, fileIds: string[]) => Promise<ChatAttachment[]>
  /** Tells the main API which files belong to messages. Safe to repeat. */
  noteFiles: (files: BodyOf<typeof noteChatFiles>['files']) => Promise<void>
}

export interface Tie {
  isConnected: boolean
  mustTellAge: boolean
}

const DEADLINE_MS = 5_000

export function peopleOfApi(apiUrl: string, serviceKey = ''): People {
  const ask = async <Data>(path: string, headers: Record<string, string>, body: object) => {
    const response = await fetchService(new URL(path, apiUrl), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(DEADLINE_MS),
    }).catch((cause: unknown) => {
      throw new Unavailable('service', { cause })
    })
    // Status 401 means that the session has ended since the token was issued.
    if (response.status === 401) throw errors.unauthenticated()
    if (!response.ok)
      throw new Unavailable('service', { cause: new Error(`${path} returned ${response.status}.`) })
    return ((await response.json()) as { data: Data }).data
  }

  const asService = { [SERVICE_KEY_HEADER]: serviceKey }
  const connections = (userId: string, partnerIds: string[]) =>
    ask<Connections>(getConnections.path, asService, { userId, partnerIds })

  return {
    async mayTalk(bearer, personId, partnerId) {
      const headers = { authorization: `Bearer ${bearer}`, ...asService }
      const { users } = await ask<{ users: ChatPerson[] }>(getChatDetails.path, headers, {
        userIds: [personId, partnerId],
      })
      const roles = users.filter(({ active }) => active).map(({ role }) => role)
      return roles.includes('user') && roles.includes('mentor')
    },

    async tieWith(personId, partnerId) {
      const { connectedIds, mustTellAge } = await connections(personId, [partnerId])
      return { isConnected: connectedIds.includes(partnerId), mustTellAge: mustTellAge === true }
    },

    async connectedWith(personId, partnerIds) {
      const connected = new Set<string>()
      for (const some of chunks(partnerIds, CONNECTIONS_MAX)) {
        for (const id of (await connections(personId, some)).connectedIds) connected.add(id)
      }
      return connected
    },

    async noteUnread(changes) {
      await ask(noteUnread.path, asService, { changes })
    },

    noteRoomNews: async (news) => void (await ask(noteRoomNews.path, asService, { news })),

    noteTeamActivity: async (teams) => void (await ask(noteTeamActivity.path, asService, { teams })),

    noteBlocks: async (states) => void (await ask(noteBlocks.path, asService, { states })),

    async callable(userIds) {
      return new Set((await ask<{ userIds: string[] }>(mayBeRung.path, asService, { userIds })).userIds)
    },

    async sessionCall(userId, sessionId) {
      return (await ask<{ call?: SessionCall }>(getSessionCall.path, asService, { userId, sessionId })).call
    },

    async openSessions(ids) {
      const asked = { sessionIds: ids }
      return new Set(
        (await ask<{ sessionIds: string[] }>(listOpenSessions.path, asService, asked)).sessionIds,
      )
    },

    report: async (report) => void (await ask(receiveChatReport.path, asService, report)),

    attachable: (userId, ids) => ask<ChatAttachment[]>(describeChatFiles.path, asService, { userId, ids }),

    noteFiles: async (files) => void (await ask(noteChatFiles.path, asService, { files })),

    async contacts(personIds) {
      const found = new Map<string, Contact>()
      for (const userIds of chunks(personIds, CHAT_DETAILS_MAX)) {
        const { contacts } = await ask<{ contacts: Contact[] }>(getContacts.path, asService, { userIds })
        for (const contact of contacts) found.set(contact._id, contact)
      }
      return found
    },
  }
}

function* chunks(ids: string[], size: number) {
  for (let at = 0; at < ids.length; at += size) yield ids.slice(at, at + size)
}
