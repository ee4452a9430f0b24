import { verifyToken } from '@mentor-connect/contract/accounts/auth'
import { aLearner, FakeApi } from '@mentor-connect/testing'
import { memoryOutbox, type Outbox } from '@mentor-connect/api/outbox'
import { CHAT_OUTBOX, type OutgoingChat } from '@mentor-connect/api/outboxes'
import { createBearerTokens } from '@mentor-connect/api'
import { OWN, RAVI, type FakeChatServer } from '../testing/fakeChatServer'
import { aChatApi, freshServer } from '../testing/openChat'
import { createChatClient, type ChatClient } from './chatClient'
import { RESYNC_TIMEOUT_MS, RESYNC_INTERVAL_MS } from './resyncTimer'
import { PAUSE_MS } from './sender'

let server: FakeChatServer
let outbox: Outbox<OutgoingChat>
let api: FakeApi
let client: ChatClient

const grant = () => {
  const account = aLearner()
  const { _id, email, name } = account
  return { _id, email, name, isverified: true, role: 'user' as const, token: 'fresh', account }
}
const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms)
const texts = () => server.got('message').map(({ message }) => message)

async function connect(token: string | null = 'first') {
  client = createChatClient(
    OWN,
    createBearerTokens(() => token),
    outbox,
  )
  client.start()
  await pass()
}

beforeEach(() => {
  jest.useFakeTimers()
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined)
  api = aChatApi()
  server = freshServer()
  outbox = memoryOutbox(CHAT_OUTBOX)
})
afterEach(async () => {
  await client.end()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('without a token it requests one', async () => {
  api.answers(verifyToken, grant())
  await connect(null)
  expect(server.connections[0]?.protocols).toEqual(['mc.v1', 'bearer.fresh'])
})

test('a rejected token is replaced at once', async () => {
  api.answers(verifyToken, grant())
  server.refusesWith = 4401
  await connect()
  server.refusesWith = undefined
  await pass(30_000)
  expect(server.connections.map(({ protocols }) => protocols[1]).slice(0, 2)).toEqual([
    'bearer.first',
    'bearer.fresh',
  ])
  expect(client.get().isConnected).toBe(true)
})

test('without a session it ends and clears the outbox', async () => {
  api.refuses(verifyToken, 401, 'unauthenticated')
  server.refusesWith = 1006
  await connect()
  client.send(RAVI, 'Never sent')
  await pass()
  expect(await outbox.open(OWN)).toHaveLength(1)
  server.refusesWith = 4401
  await pass(60_000)
  expect(client.get()).toMatchObject({ hasEnded: true, pending: [], conversations: {} })
  expect(await outbox.open(OWN)).toEqual([])
})

test('while no server responds, it keeps retrying', async () => {
  api.isUnreachable(verifyToken)
  await connect(null)
  client.send(RAVI, 'Later')
  await pass(60_000)
  expect(client.get().hasEnded).toBe(false)
  api.answers(verifyToken, grant())
  await pass(31_000)
  expect(texts()).toEqual(['Later'])
})

test('a message of an earlier page is sent after connecting', async () => {
  const writtenAt = new Date().toISOString()
  await outbox.put({ clientMsgId: 'kept', senderId: OWN, receiverId: RAVI, message: 'Kept', writtenAt })
  await outbox.put({ clientMsgId: 'alien', senderId: 'else', receiverId: RAVI, message: 'No', writtenAt })
  await connect()
  expect(server.got('message')).toEqual([
    { type: 'message', receiverId: RAVI, message: 'Kept', clientMsgId: 'kept' },
  ])
  expect(await outbox.open(OWN)).toEqual([])
})

test('a busy server gets the same message again, then the next one', async () => {
  server.onMessage = ({ clientMsgId }) =>
    server.push({ type: 'error', message: '', code: 'rate_limited', clientMsgId, retryable: true })
  await connect()
  client.send(RAVI, 'One')
  client.send(RAVI, 'Two')
  await pass()
  server.onMessage = (frame) => server.acknowledge(frame)
  await pass(PAUSE_MS)
  expect(texts()).toEqual(['One', 'One', 'Two'])
  expect(client.get().pending).toEqual([])
})

test('a message that an outage held up is sent again by itself, and no other frame reports the outage', async () => {
  const refuse = (clientMsgId?: string) =>
    server.push({ type: 'error', message: '', code: 'unavailable', clientMsgId, retryable: true })
  server.onMessage = ({ clientMsgId }) => refuse(clientMsgId)
  await connect()
  const told = () => client.get().notices.filter(({ text }) => text.kind === 'error')
  refuse()
  expect(told()).toEqual([])
  client.send(RAVI, 'One')
  await pass()
  await pass(PAUSE_MS)
  expect(told()).toMatchObject([{ text: { code: 'unavailable' } }])
  expect(client.get().pending.map(({ message, failure }) => [message, failure])).toEqual([['One', undefined]])
  server.onMessage = (frame) => server.acknowledge(frame)
  await pass(PAUSE_MS)
  const sent = server.got('message')
  expect(texts()).toEqual(['One', 'One', 'One'])
  expect(new Set(sent.map(({ clientMsgId }) => clientMsgId)).size).toBe(1)
  expect(client.get().pending).toEqual([])
})

describe('when the terms have changed', () => {
  const refuse = ({ clientMsgId }: { clientMsgId?: string }) =>
    server.push({ type: 'error', message: '', code: 'terms_changed', clientMsgId, retryable: false })
  let asked: number
  const count = () => (asked += 1)
  /** Resolves when the client has sent this number of new tokens. */
  const renewed = async (times: number) => {
    while (server.got('auth').length < times) await pass()
  }
  beforeEach(() => {
    asked = 0
    api.answers(verifyToken, grant())
    document.addEventListener('mc:access-change', count)
  })
  afterEach(() => document.removeEventListener('mc:access-change', count))

  test('a message is sent once more with a new token, which may follow the consent', async () => {
    server.onMessage = refuse
    await connect()
    client.send(RAVI, 'One')
    await renewed(1)
    expect(server.got('auth')).toEqual([{ type: 'auth', token: 'fresh' }])
    server.onMessage = (frame) => server.acknowledge(frame)
    await pass(PAUSE_MS)
    expect(texts()).toEqual(['One', 'One'])
    expect([client.get().pending, asked]).toEqual([[], 0])
  })

  test('a message that is refused again waits for the person, who is asked to agree', async () => {
    server.onMessage = refuse
    await connect()
    client.send(RAVI, 'One')
    await renewed(1)
    await pass(PAUSE_MS)
    const [waiting] = client.get().pending
    expect([waiting?.failure, asked, texts().length]).toEqual(['terms_changed', 1, 2])

    server.onMessage = (frame) => (server.got('auth').length < 2 ? refuse(frame) : server.acknowledge(frame))
    client.retry(waiting!.clientMsgId)
    await renewed(2)
    await pass(PAUSE_MS)
    expect([client.get().pending, asked]).toEqual([[], 1])
  })
})

test('a connection without responses is dropped', async () => {
  await connect()
  server.answersResume = false
  await pass(RESYNC_INTERVAL_MS + RESYNC_TIMEOUT_MS)
  expect(client.get().isConnected).toBe(false)
  server.answersResume = true
  await pass(30_000)
  expect(client.get().isConnected).toBe(true)
})

test('the token of a long-lived connection is renewed in time', async () => {
  api.answers(verifyToken, grant())
  await connect()
  await pass(14 * 60_000)
  expect(server.got('auth')).toEqual([{ type: 'auth', token: 'fresh' }])
})

test('disconnecting waits for unsent messages', async () => {
  server.onMessage = () => undefined
  await connect()
  client.send(RAVI, 'On the way out')
  await pass()
  client.disconnectWhenIdle()
  expect(client.get().isConnected).toBe(true)
  server.acknowledge(server.got('message')[0]!)
  expect(client.get().isConnected).toBe(false)
})

test('unknown frames of a newer server are ignored', async () => {
  await connect()
  server.push({ type: 'from_the_future' } as never)
  expect(client.get().isConnected).toBe(true)
})

describe('changes of messages', () => {
  const kinds = () =>
    server.received.flatMap(({ type }) => (type === 'resume' || type === 'auth' ? [] : [type ?? 'message']))

  test('made offline are sent after the messages before them, one at a time, and survive the page', async () => {
    await connect()
    window.dispatchEvent(new Event('offline'))
    client.send(RAVI, 'first')
    await pass(5)
    client.change('k1', 1, { type: 'edit', message: 'edited' })
    await pass(5)
    client.change('k1', 2, { type: 'react', emoji: '👍', on: true })
    await pass(5)
    expect(await outbox.open(OWN)).toHaveLength(3)
    window.dispatchEvent(new Event('online'))
    await pass(1_000)
    expect(kinds()).toEqual(['message', 'edit'])
    const { clientMsgId } = server.got('edit')[0]!
    const message = {
      _id: 'm1',
      senderId: OWN,
      message: 'edited',
      timestamp: '',
      seq: 1,
      edited: true,
      change: 1,
    }
    server.push({ type: 'change_ack', clientMsgId, conversationId: 'k1', message })
    await pass(5)
    expect(kinds()).toEqual(['message', 'edit', 'react'])
    expect(await outbox.open(OWN)).toHaveLength(1)
    expect(client.get().pendingChanges).toMatchObject([{ change: { type: 'react' } }])
  })

  test('that are refused are marked and do not stop the others', async () => {
    await connect()
    client.change('k1', 1, { type: 'edit', message: 'late' })
    await pass(5)
    client.change('k1', 1, { type: 'delete' })
    await pass(5)
    const { clientMsgId } = server.got('edit')[0]!
    server.push({ type: 'error', code: 'edit_too_late', message: '', clientMsgId, retryable: false })
    await pass(5)
    expect(client.get().pendingChanges).toMatchObject([{ failure: 'edit_too_late' }, {}])
    expect(server.got('delete')).toHaveLength(1)
    client.discard(clientMsgId)
    expect(client.get().pendingChanges).toHaveLength(1)
  })

  test('that were missed are asked for from the last known one', async () => {
    await connect()
    const message = { _id: 'm1', senderId: RAVI, message: 'x', timestamp: '', seq: 1, change: 1 }
    server.push({ type: 'changed', conversationId: 'k1', message })
    await pass(RESYNC_INTERVAL_MS)
    expect(
      server
        .got('resume')
        .at(-1)
        ?.cursors.find(({ conversationId }) => conversationId === 'k1'),
    ).toMatchObject({
      changes: 1,
    })
  })
})
