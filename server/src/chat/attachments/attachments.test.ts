import type { ChatAttachment } from '@mentor-connect/contract/messages/chatAttachments'
import { SERVICE_KEY } from '../../testing/chatApi'
import { removeAttachments } from '../store/attachments/attachments.repo'
import { TestChat } from '../testing/chatService'
import { sendChange } from '../testing/sendChange'

const picture = (id: string): ChatAttachment => ({
  id,
  kind: 'picture',
  name: `${id}.webp`,
  bytes: 900,
  width: 640,
  height: 480,
})

let chat: TestChat
let conversation: string
beforeEach(async () => {
  chat = await TestChat.start()
  conversation = await chat.converse('asha', 'm-ravi')
  chat.api.files.set('asha', [picture('one'), picture('two')])
})
afterEach(() => chat.close())

const send = async (frame: object, personId = 'asha') => {
  const client = await chat.connect(personId)
  client.send({ receiverId: personId === 'asha' ? 'm-ravi' : 'asha', message: '', ...frame })
  return client
}
const history = async () =>
  (await chat.call('m-ravi', '/api/chat/history?userId1=m-ravi&userId2=asha')).json().data
const mayRead = async (userId: string, fileId: string, key = SERVICE_KEY) => {
  const response = await chat.nodes[0]!.inject({
    method: 'POST',
    url: '/internal/attachments/may-read',
    headers: { 'x-service-key': key },
    payload: { userId, fileId },
  })
  return response.statusCode === 200 ? response.json().data.allowed : response.statusCode
}

it('sends files with or without text, in the chosen order, live and in the history', async () => {
  const ravi = await chat.connect('m-ravi')
  const asha = await send({ attachments: ['two', 'one'], clientMsgId: 'a' })
  expect(await asha.next('ack')).toMatchObject({ seq: 1, attachments: [picture('two'), picture('one')] })
  const [live] = await ravi.messages(1)
  // A client that knows nothing of files shows their names.
  expect(live).toMatchObject({ message: 'two.webp, one.webp', attachments: [picture('two'), picture('one')] })
  asha.send({ receiverId: 'm-ravi', message: 'How do you like them?' })
  await ravi.messages(2)
  expect(await history()).toMatchObject([
    { seq: 1, attachments: [{ id: 'two' }, { id: 'one' }] },
    { seq: 2, message: 'How do you like them?' },
  ])
  expect((await history())[1]).not.toHaveProperty('attachments')
})

it('replays files to a client that was away', async () => {
  await (await send({ attachments: ['one'] })).next('ack')
  const ravi = await chat.connect('m-ravi')
  ravi.send({ type: 'resume', cursors: [{ conversationId: conversation, seq: 0 }] })
  expect((await ravi.messages(1))[0]).toMatchObject({ attachments: [picture('one')] })
})

it('tells the list which kind of file came last', async () => {
  const last = async () =>
    (await chat.call('m-ravi', '/api/chat/chat-list/?userId=m-ravi')).json().data[0].lastMessage
  const asha = await send({ attachments: ['one'], message: 'Look' })
  await asha.next('ack')
  expect(await last()).toMatchObject({ message: 'Look', attachment: 'picture' })
  asha.send({ receiverId: 'm-ravi', message: 'Bye' })
  await asha.next('ack')
  expect(await last()).not.toHaveProperty('attachment')
})

it('stores a message that is sent again once, and returns its files', async () => {
  await (await send({ attachments: ['one'], clientMsgId: 'same' })).next('ack')
  // The main API does not offer a file a second time.
  chat.api.files.clear()
  const again = await send({ attachments: ['one'], clientMsgId: 'same' })
  expect(await again.next('ack')).toMatchObject({ seq: 1, attachments: [picture('one')] })
  expect(await history()).toHaveLength(1)
})

it('stores a message once if it is sent twice at the same time', async () => {
  const [one, other] = [await chat.connect('asha'), await chat.connect('asha')]
  for (const client of [one, other])
    client.send({ receiverId: 'm-ravi', message: '', attachments: ['one'], clientMsgId: 'same' })
  expect((await one.next('ack')).seq).toBe(1)
  expect((await other.next('ack')).seq).toBe(1)
  expect(await history()).toHaveLength(1)
})

it('refuses files of others, files that do not exist, and a file that a message has already', async () => {
  const ravi = await send({ attachments: ['one'], clientMsgId: 'r' }, 'm-ravi')
  expect(await ravi.next('error')).toMatchObject({ code: 'attachment_unknown', clientMsgId: 'r' })
  const asha = await send({ attachments: ['one', 'none'], clientMsgId: 'n' })
  expect(await asha.next('error')).toMatchObject({ code: 'attachment_unknown', clientMsgId: 'n' })
  asha.send({ receiverId: 'm-ravi', message: '', attachments: ['one'], clientMsgId: 'a' })
  await asha.next('ack')
  asha.send({ receiverId: 'm-ravi', message: '', attachments: ['one'], clientMsgId: 'b' })
  expect(await asha.next('error')).toMatchObject({ code: 'attachment_unknown', clientMsgId: 'b' })
})

it('refuses too many files, the same file twice, and a message with neither text nor files', async () => {
  const asha = await send({ attachments: ['1', '2', '3', '4', '5', '6'] })
  expect((await asha.next('error')).code).toBe('invalid_frame')
  asha.send({ receiverId: 'm-ravi', message: '', attachments: ['one', 'one'] })
  expect((await asha.next('error')).code).toBe('invalid_frame')
  asha.send({ receiverId: 'm-ravi', message: ' ' })
  expect((await asha.next('error')).code).toBe('blank')
})

it('asks for another attempt while the main API is away', async () => {
  chat.api.connections.isDown = true
  const asha = await send({ attachments: ['one'], clientMsgId: 'a' })
  expect(await asha.next('error')).toMatchObject({ code: 'unavailable', retryable: true })
})

it('allows only text until the partner has answered', async () => {
  chat.api.connections.isEnrolled = () => false
  const mira = await chat.converse('asha', 'm-mira')
  const asha = await chat.connect('asha')
  const sendFile = (clientMsgId: string) =>
    asha.send({ receiverId: 'm-mira', message: '', attachments: ['one'], clientMsgId })
  sendFile('a')
  expect(await asha.next('error')).toMatchObject({ code: 'text_only', retryable: false })
  asha.send({ receiverId: 'm-mira', message: 'Hello' })
  await asha.next('ack')
  sendFile('b')
  expect((await asha.next('error')).code).toBe('text_only')
  // The answer itself may have a file.
  chat.api.files.set('m-mira', [picture('answer')])
  const partner = await chat.connect('m-mira')
  partner.send({ receiverId: 'asha', message: 'Welcome', attachments: ['answer'] })
  expect((await partner.next('ack')).attachments).toEqual([picture('answer')])
  sendFile('c')
  expect(await asha.next('ack')).toMatchObject({ conversationId: mira, clientMsgId: 'c' })
})

it('lets those in the conversation read a file, and nobody else', async () => {
  chat.know('m-mira')
  expect(await mayRead('m-ravi', 'one')).toBe(false)
  await (await send({ attachments: ['one'] })).next('ack')
  expect(await mayRead('m-ravi', 'one')).toBe(true)
  expect(await mayRead('asha', 'one')).toBe(true)
  expect(await mayRead('m-mira', 'one')).toBe(false)
  expect(await mayRead('m-ravi', 'one', 'another key')).toBe(404)
})

it('keeps the files of an edited message, and takes those of a deleted one away from both', async () => {
  const ravi = await chat.connect('m-ravi')
  const asha = await send({ attachments: ['one'], message: 'Lok' })
  await asha.next('ack')
  const change = { conversationId: conversation, seq: 1 }
  const edited = { message: 'Look', edited: true, attachments: [picture('one')] }
  const { message } = await sendChange(asha, { type: 'edit', message: 'Look', ...change })
  expect(message).toMatchObject(edited)
  expect((await ravi.next('changed')).message).toMatchObject(edited)
  const deleted = await sendChange(asha, { type: 'delete', ...change })
  expect(deleted.message).not.toHaveProperty('attachments')
  expect(await mayRead('asha', 'one')).toBe(false)
  expect(await mayRead('m-ravi', 'one')).toBe(false)
})

it('tells the main API which files belong to messages, and which do not any more', async () => {
  const asha = await send({ attachments: ['one', 'two'] })
  await asha.next('ack')
  chat.clock.advance(3_600_000)
  await chat.settle()
  expect(chat.api.notedFiles).toEqual([
    { id: 'one', isAttached: true },
    { id: 'two', isAttached: true },
  ])
  await chat.db.transaction().execute((tx) => removeAttachments(tx, { threadId: conversation, seq: 1 }))
  expect(await mayRead('m-ravi', 'one')).toBe(false)
  expect((await history())[0]).not.toHaveProperty('attachments')
  chat.clock.advance(3_600_000)
  await chat.settle()
  expect(chat.api.notedFiles.slice(2)).toEqual([
    { id: 'one', isAttached: false },
    { id: 'two', isAttached: false },
  ])
})
