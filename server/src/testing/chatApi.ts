import type { BlockState } from '@mentor-connect/contract/trust/blocks'
import type { ChatPerson } from '@mentor-connect/contract/messages/chat'
import type { ChatAttachment } from '@mentor-connect/contract/messages/chatAttachments'
import type { RoomNews } from '@mentor-connect/contract/messages/roomsInternal'
import type { UnreadChange } from '@mentor-connect/contract/messages/unreadMessages'
import type { TeamActivity } from '@mentor-connect/contract/work/projects/teamActivity'
import type { Role } from '@mentor-connect/contract/accounts/people'
import type { Restriction } from '@mentor-connect/contract/trust/restrictionCodes'
import type { FastifyInstance } from 'fastify'
import { generateKeyPairSync } from 'node:crypto'
import { createServer } from '../platform/http/createServer'
import { issueBearer } from '../platform/keys/bearer'
import { readSigningKey, type SigningKey } from '../platform/keys/signingKey'

/** A fake main API for tests of chat: it publishes a key, signs tokens and knows the names of people. */
export interface ChatApi {
  url: string
  key: SigningKey
  /** The people by id. */
  people: Map<string, ChatPerson>
  connections: {
    /** Returns true if the learner is enrolled in a course of the mentor; by default everybody is. */
    isEnrolled: (learnerId: string, mentorId: string) => boolean
    /** While true, the API responds with 503 to questions who is connected, and to reports of blocks. */
    isDown: boolean
    /** Number of questions who is connected. */
    asked: number
  }
  /** The changes of unread messages that chat has reported. */
  unread: UnreadChange[]
  /** The reports of chat about rooms. */
  roomNews: RoomNews[]
  /** The activity of teams that chat has reported. */
  teamActivity: TeamActivity[]
  /** The blocks that chat has reported. */
  blocks: BlockState[]
  /** The files that people may attach, by the id of their owner. */
  files: Map<string, ChatAttachment[]>
  /** The reports of chat about files. */
  notedFiles: { id: string; isAttached: boolean }[]
  /** Ids of people who can be called in sessions only, and the open calls of sessions. */
  onlyInSessions: Set<string>
  sessionCalls: { id: string; people: [string, string]; closesAt: string }[]
  /** The sessions of each question which of them are open. */
  openSessionsAsked: string[][]
  /** The reports that chat has forwarded. */
  reports: object[]
  /** Adds people with these ids. Ids that begin with `m` are mentors. */
  know: (...ids: string[]) => void
  tokenOf: (personId: string, options?: TokenOptions) => Promise<string>
  close: () => Promise<void>
}

interface TokenOptions {
  signedBy?: SigningKey
  now?: Date
  sessionId?: string
  restriction?: Restriction
  mustAgree?: boolean
}

/** The key that this API and the chat service share. */
export const SERVICE_KEY = 'a key of the tests, which is long enough'

export async function startChatApi(clock: () => Date = () => new Date()): Promise<ChatApi> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const key = await readSigningKey(privateKey.export({ type: 'pkcs8', format: 'pem' }) as string)
  const people = new Map<string, ChatPerson>()
  const connections: ChatApi['connections'] = { isEnrolled: () => true, isDown: false, asked: 0 }
  const unread: UnreadChange[] = []
  const roomNews: RoomNews[] = []
  const teamActivity: TeamActivity[] = []
  const app = await createServer({ sessionOf: async () => null, trustedProxies: [], https: false })
  const reports: object[] = []
  const blocks: BlockState[] = []
  const files: ChatApi['files'] = new Map()
  const notedFiles: ChatApi['notedFiles'] = []
  const calls = serveCalls(app, { people, connections, clock })
  app.post<{ Body: { userId: string; ids: string[] } }>(
    '/internal/chat-files/describe',
    async ({ body: { userId, ids } }, reply) => {
      if (connections.isDown) return reply.status(503).send()
      return { data: (files.get(userId) ?? []).filter(({ id }) => ids.includes(id)) }
    },
  )
  app.post<{ Body: { files: ChatApi['notedFiles'] } }>('/internal/chat-files/note', async ({ body }) => {
    notedFiles.push(...body.files)
    return { data: {} }
  })
  app.post<{ Body: { teams: TeamActivity[] } }>('/internal/teams/activity', async ({ body }) => {
    teamActivity.push(...body.teams)
    return { data: true }
  })
  app.post<{ Body: { states: BlockState[] } }>('/internal/blocks', async ({ body }, reply) => {
    if (connections.isDown) return reply.status(503).send()
    blocks.push(...body.states)
    return { data: true }
  })
  app.post<{ Body: { reportId: string } }>('/internal/reports', async ({ body }) => {
    reports.push(body)
    return { data: { received: true } }
  })
  app.get('/.well-known/jwks.json', async () => ({ keys: [key.publicJwk] }))
  app.post<{ Body: { userIds: string[] } }>('/auth/chat-details', async ({ body }) => ({
    data: { users: body.userIds.flatMap((id) => people.get(id) ?? []) },
  }))
  app.post<{ Body: { userIds: string[] } }>('/internal/contacts', async ({ body, headers }, reply) => {
    if (headers['x-service-key'] !== SERVICE_KEY) return reply.status(403).send()
    const known = body.userIds.flatMap((id) => people.get(id) ?? [])
    return { data: { contacts: known.map((person) => ({ ...person, email: `${person._id}@example.org` })) } }
  })
  app.post<{ Body: { userId: string; partnerIds: string[] } }>(
    '/internal/connections',
    async ({ body: { userId, partnerIds }, headers }, reply) => {
      if (headers['x-service-key'] !== SERVICE_KEY) return reply.status(403).send()
      connections.asked += 1
      if (connections.isDown) return reply.status(503).send()
      const areEnrolled = (id: string) =>
        roleOf(userId) === 'mentor' ? connections.isEnrolled(id, userId) : connections.isEnrolled(userId, id)
      return { data: { connectedIds: partnerIds.filter(areEnrolled) } }
    },
  )
  app.post<{ Body: { changes: UnreadChange[] } }>(
    '/internal/notifications/unread',
    async ({ body, headers }, reply) => {
      if (headers['x-service-key'] !== SERVICE_KEY) return reply.status(403).send()
      unread.push(...body.changes)
      return { data: true }
    },
  )
  app.post<{ Body: { news: RoomNews[] } }>(
    '/internal/notifications/rooms',
    async ({ body, headers }, reply) => {
      if (headers['x-service-key'] !== SERVICE_KEY) return reply.status(403).send()
      roomNews.push(...body.news)
      return { data: true }
    },
  )
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    key,
    people,
    connections,
    unread,
    roomNews,
    teamActivity,
    reports,
    blocks,
    files,
    notedFiles,
    ...calls,
    know: (...ids) => {
      for (const id of ids) people.set(id, { _id: id, name: id, role: roleOf(id), active: true })
    },
    tokenOf: (personId, { signedBy = key, now = clock(), sessionId = 's', restriction, mustAgree } = {}) =>
      issueBearer(
        signedBy,
        { personId, role: roleOf(personId), sessionId, restriction, mustAgree },
        { issuer: url, now },
      ),
    close: async () => void (await app.close()),
  }
}

function serveCalls(
  app: FastifyInstance,
  { people, connections, clock }: Pick<ChatApi, 'people' | 'connections'> & { clock: () => Date },
) {
  const onlyInSessions = new Set<string>()
  const sessionCalls: ChatApi['sessionCalls'] = []
  const openSessionsAsked: ChatApi['openSessionsAsked'] = []
  const isOpen = ({ closesAt }: { closesAt: string }) => closesAt > clock().toISOString()
  app.post<{ Body: { userIds: string[] } }>('/internal/calls/may-be-rung', async ({ body }, reply) => {
    if (connections.isDown) return reply.status(503).send()
    return {
      data: { userIds: body.userIds.filter((id) => people.get(id)?.active && !onlyInSessions.has(id)) },
    }
  })
  app.post<{ Body: { userId: string; sessionId: string } }>(
    '/internal/calls/of-session',
    async ({ body: { userId, sessionId } }, reply) => {
      if (connections.isDown) return reply.status(503).send()
      const call = sessionCalls.find((one) => one.id === sessionId && one.people.includes(userId))
      const partnerId = call?.people.find((id) => id !== userId)
      return { data: call && isOpen(call) ? { call: { partnerId, closesAt: call.closesAt } } : {} }
    },
  )
  app.post<{ Body: { sessionIds: string[] } }>('/internal/calls/open-sessions', async ({ body }, reply) => {
    if (connections.isDown) return reply.status(503).send()
    openSessionsAsked.push(body.sessionIds)
    const open = sessionCalls.filter((call) => isOpen(call) && body.sessionIds.includes(call.id))
    return { data: { sessionIds: open.map(({ id }) => id) } }
  })
  return { onlyInSessions, sessionCalls, openSessionsAsked }
}

function roleOf(id: string): Role {
  return id.startsWith('m') ? 'mentor' : 'user'
}
