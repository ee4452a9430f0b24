import { verifyToken } from '@mentor-connect/contract/accounts/auth'
import { createBearerTokens, onAccessChange } from '@mentor-connect/api'
import { memoryOutbox } from '@mentor-connect/api/outbox'
import { CHAT_OUTBOX } from '@mentor-connect/api/outboxes'
import { aMessage, CONVERSATION, OWN, RAVI, type FakeChatServer } from '../testing/fakeChatServer'
import { aChatApi, freshServer, settle } from '../testing/openChat'
import { createChatClient, type ChatClient } from './chatClient'
import { forgetClients, getChatClient } from './clientRegistry'

let server: FakeChatServer
let log: jest.SpyInstance
beforeEach(() => {
  log = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  aChatApi([aMessage(1), aMessage(2)])
  server = freshServer()
  server.ends = { [CONVERSATION]: 2 }
})
afterEach(() => {
  forgetClients()
  log.mockRestore()
})

const token = () => 'bearer'

async function connected(client: ChatClient = getChatClient(OWN, token)) {
  client.start()
  await settle()
  return client
}

test('a person has one client, however often the screen is opened', async () => {
  const client = await connected()
  client.disconnectWhenIdle()
  expect(client.get().isConnected).toBe(false)
  expect(getChatClient(OWN, token)).toBe(client)
  await connected()
  expect(server.connections).toHaveLength(2)
})

test('the previous person’s client is ended: nothing of it is shown or sent', async () => {
  const before = await connected()
  before.send(RAVI, 'Mine')
  const next = getChatClient('learner-2', token)
  expect(next).not.toBe(before)
  expect(before.get()).toMatchObject({ hasEnded: true, conversations: {}, pending: [] })
  expect(next.get()).toMatchObject({ ownId: 'learner-2', pending: [] })
})

test('a client that has ended is replaced', async () => {
  const client = await connected()
  await client.end()
  expect(getChatClient(OWN, token)).not.toBe(client)
})

test.each([
  ['says that nobody is signed in', true],
  ['cannot be reached', false],
])('leaving the screen without a token ends the chat if the API %s: %s', async (_, ends) => {
  const client = await connected()
  const api = aChatApi()
  if (ends) api.refuses(verifyToken, 401, 'unauthenticated')
  else api.isUnreachable(verifyToken)
  await client.endIfSignedOut()
  expect(client.get().hasEnded).toBe(ends)
})

test('a person whom the service denies access is not reconnected, and the shell is informed', async () => {
  const changed = jest.fn()
  const stop = onAccessChange(changed)
  const client = await connected()
  server.cut(4403)
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(changed).toHaveBeenCalledTimes(1)
  expect(client.get().isConnected).toBe(false)
  expect(server.connections).toHaveLength(1)
  stop()
})

test('going offline closes the connection, going online opens a new one', async () => {
  const client = await connected()
  window.dispatchEvent(new Event('offline'))
  expect(client.get().isConnected).toBe(false)
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(client.get().isConnected).toBe(true)
})

test('messages in another person’s outbox are not sent', async () => {
  const outbox = memoryOutbox(CHAT_OUTBOX)
  const entry = { receiverId: RAVI, message: 'Not mine', writtenAt: '2026-01-01T00:00:00.000Z' }
  await outbox.put({ ...entry, clientMsgId: 'x', senderId: 'learner-2' })
  const client = await connected(createChatClient(OWN, createBearerTokens(token), outbox))
  expect(server.got('message')).toEqual([])
  expect(client.get().pending).toEqual([])
  await client.end()
  expect(await outbox.open('learner-2')).toHaveLength(1)
})

test('if the service cannot replay messages, they are loaded from the history', async () => {
  const client = await connected()
  await client.loadThread(CONVERSATION)
  aChatApi([aMessage(1), aMessage(2), aMessage(3), aMessage(4)])
  server.push({ type: 'resume_failed', conversationIds: [CONVERSATION, 'not-open'] })
  await settle()
  expect(client.get().threads[CONVERSATION]?.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
})

test('what is seen without a connection is marked as read once there is one', async () => {
  const client = await connected()
  client.disconnectWhenIdle()
  client.markRead(CONVERSATION)
  await connected()
  expect(server.got('read')).toEqual([])
  client.markRead(CONVERSATION)
  await settle()
  expect(server.got('read')).toEqual([{ type: 'read', conversationId: CONVERSATION, upToSeq: 2 }])
})

test('typing frames and lower read positions change nothing', async () => {
  const client = await connected()
  server.push({ type: 'read', conversationId: CONVERSATION, userId: RAVI, upToSeq: 2 })
  const before = client.get()
  server.push({ type: 'typing', conversationId: CONVERSATION, userId: RAVI })
  server.push({ type: 'read', conversationId: CONVERSATION, userId: RAVI, upToSeq: 1 })
  expect(client.get()).toBe(before)
})
