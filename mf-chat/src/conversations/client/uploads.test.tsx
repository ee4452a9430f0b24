import { createBearerTokens } from '@mentor-connect/api'
import { memoryOutbox } from '@mentor-connect/api/outbox'
import { CHAT_OUTBOX, type OutgoingFile, type OutgoingChat } from '@mentor-connect/api/outboxes'
import { uploadChatFile } from '@mentor-connect/contract/messages/chatAttachments'
import type { FakeApi } from '@mentor-connect/testing'
import { OWN, RAVI, type FakeChatServer } from '../testing/fakeChatServer'
import { aChatApi, freshServer } from '../testing/openChat'
import { createChatClient, type ChatClient } from './chatClient'
import { UPLOAD_PAUSE_MS } from './sender'

const file = (key: string, id?: string): OutgoingFile => ({
  key,
  kind: 'document',
  name: `${key}.pdf`,
  content: new Blob([key]),
  ...(id !== undefined && { id }),
})
const waiting = (clientMsgId: string, files: OutgoingFile[]): OutgoingChat => ({
  clientMsgId,
  senderId: OWN,
  receiverId: RAVI,
  message: '',
  writtenAt: '2026-11-20T08:00:00.000Z',
  files,
})
const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms)
/** Lets requests and frames that follow each other arrive. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await pass(5)
}

let server: FakeChatServer
let api: FakeApi
let client: ChatClient
const outbox = memoryOutbox<OutgoingChat>(CHAT_OUTBOX)

async function start(...messages: OutgoingChat[]) {
  for (const message of messages) await outbox.put(message)
  client = createChatClient(
    OWN,
    createBearerTokens(() => 'token'),
    outbox,
  )
  client.start()
  await pass()
}
const sent = () => server.got('message').map(({ clientMsgId, attachments }) => [clientMsgId, attachments])

beforeEach(() => {
  jest.useFakeTimers()
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined)
  api = aChatApi()
  server = freshServer()
  api.answers(uploadChatFile, ({ files }) => {
    const name = files.document![0]!.name
    return { id: `id-${name}`, kind: 'document' as const, name, bytes: 1 }
  })
})
afterEach(async () => {
  await client.end()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('a message of an earlier visit uploads only the files that are missing', async () => {
  await start(waiting('a', [file('one', 'id-1'), file('two')]), waiting('b', [file('three')]))
  await settle()
  expect(sent()).toEqual([
    ['a', ['id-1', 'id-two.pdf']],
    ['b', ['id-three.pdf']],
  ])
  expect(api.received(uploadChatFile)).toHaveLength(2)
  expect(await outbox.open(OWN)).toEqual([])
})

test('an upload that fails for a moment is tried again, and the message is sent once', async () => {
  api.isUnreachable(uploadChatFile)
  await start(waiting('a', [file('one')]))
  await settle()
  expect(sent()).toEqual([])
  api.answers(uploadChatFile, { id: 'id-1', kind: 'document', name: 'one.pdf', bytes: 1 })
  await pass(UPLOAD_PAUSE_MS)
  expect(sent()).toEqual([['a', ['id-1']]])
  await pass(10 * UPLOAD_PAUSE_MS)
  expect(sent()).toHaveLength(1)
})

test('a connection that is lost during an upload does not begin it again', async () => {
  api.neverAnswers(uploadChatFile)
  await start(waiting('a', [file('one')]))
  server.cut()
  await pass(30_000)
  expect(client.get().isConnected).toBe(true)
  expect(api.received(uploadChatFile)).toHaveLength(1)
})

test('files that the server has forgotten are uploaded once more when the person tries again', async () => {
  server.onMessage = ({ clientMsgId }) =>
    server.push({ type: 'error', message: 'gone', code: 'attachment_unknown', clientMsgId, retryable: false })
  await start(waiting('a', [file('one', 'old')]))
  await settle()
  expect(client.get().pending).toMatchObject([{ failure: 'attachment_unknown' }])
  server.onMessage = (frame) => server.acknowledge(frame)
  client.retry('a')
  await settle()
  expect(sent()).toEqual([
    ['a', ['old']],
    ['a', ['id-one.pdf']],
  ])
})

test('signing out stops uploads and forgets the files', async () => {
  api.neverAnswers(uploadChatFile)
  await start(waiting('a', [file('one')]))
  await client.end()
  await pass(UPLOAD_PAUSE_MS)
  expect(await outbox.open(OWN)).toEqual([])
  expect(client.get().pending).toEqual([])
})
