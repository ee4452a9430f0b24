import type { ChatAttachment } from '@mentor-connect/contract/messages/chatAttachments'
import { ROOM_FILES_PER_MINUTE } from '@mentor-connect/contract/messages/roomRules'
import { SERVICE_KEY } from '../../testing/chatApi'
import { TestChat } from '../testing/chatService'
import { deleteIn, refused, ROOM, roomMessages, say, wantRoom } from '../testing/rooms'
import { sendChange } from '../testing/sendChange'
import type { SocketClient } from '../testing/socketClient'

const picture = (id: string): ChatAttachment => ({
  id,
  kind: 'picture',
  name: `${id}.webp`,
  bytes: 900,
  width: 640,
  height: 480,
})

let chat: TestChat
let asha: SocketClient
let gita: SocketClient
beforeEach(async () => {
  chat = await TestChat.start({ config: { chatMessageBurst: 1_000_000 } })
  chat.know('asha', 'gita', 'm-ravi', 'vik')
  chat.api.files.set('asha', [picture('one'), picture('two')])
  await wantRoom(chat, { asha: 'member', gita: 'member' })
  asha = await chat.connect('asha')
  gita = await chat.connect('gita')
})
afterEach(() => chat.close())

const internal = async (path: string, payload: object) =>
  (
    await chat.nodes[0]!.inject({
      method: 'POST',
      url: `/internal/${path}`,
      headers: { 'x-service-key': SERVICE_KEY },
      payload,
    })
  ).json().data
const mayRead = async (userId: string, fileId: string) =>
  (await internal('attachments/may-read', { userId, fileId })).allowed
const messagesOf = async (personId: string) =>
  (await chat.call(personId, `/api/chat/rooms/${ROOM}/messages?userId=${personId}`)).json().data
const leave = (userId: string) => chat.call(userId, `/api/chat/rooms/${ROOM}/leave`, { userId })

it('sends files with or without text, live, in the history, in the list and after an absence', async () => {
  const ack = await say(asha, '', { attachments: ['two', 'one'] })
  expect(ack).toMatchObject({ seq: 1, attachments: [picture('two'), picture('one')] })
  const sent = { message: 'two.webp, one.webp', attachments: [picture('two'), picture('one')] }
  expect((await gita.next('room_message')).data).toMatchObject(sent)
  expect(await messagesOf('gita')).toMatchObject([sent])
  const list = await chat.call('gita', '/api/chat/rooms?userId=gita')
  expect(list.json().data.rooms[0].lastMessage).toMatchObject({ attachments: [{ kind: 'picture' }] })
  const back = await chat.connect('gita')
  back.send({ type: 'room_resume', cursors: [{ roomId: ROOM, seq: 0 }] })
  await back.next('room_resumed')
  expect(roomMessages(back)).toMatchObject([sent])
})

it('acknowledges a resend with the stored files, also if it comes at the same time', async () => {
  const frame = { type: 'room_message', roomId: ROOM, message: '', attachments: ['one'], clientMsgId: 'same' }
  const tablet = await chat.connect('asha')
  asha.send(frame)
  tablet.send(frame)
  for (const client of [asha, tablet])
    expect(await client.next('room_ack')).toMatchObject({ seq: 1, attachments: [picture('one')] })
  chat.api.files.clear()
  asha.send(frame)
  expect(await asha.next('room_ack')).toMatchObject({ seq: 1, attachments: [picture('one')] })
  expect(await messagesOf('gita')).toHaveLength(1)
})

it('refuses files of others, files that a message has already, and messages without text and files', async () => {
  expect(await refused(gita, '', { attachments: ['one'] })).toBe('attachment_unknown')
  expect(await refused(asha, ' ')).toBe('blank')
  await say(asha, 'Look', { attachments: ['one'] })
  expect(await refused(asha, 'Again', { attachments: ['one'] })).toBe('attachment_unknown')
  const vik = await chat.connect('vik')
  chat.api.files.set('vik', [picture('foreign')])
  expect(await refused(vik, '', { attachments: ['foreign'] })).toBe('no_room')
})

it('are read by present members who may read the message, and by nobody else', async () => {
  await say(asha, '', { attachments: ['one'] })
  expect(await mayRead('gita', 'one')).toBe(true)
  expect(await mayRead('vik', 'one')).toBe(false)
  await wantRoom(chat, { asha: 'member', gita: 'member', vik: 'member' })
  expect(await mayRead('vik', 'one')).toBe(false)
  await say(asha, '', { attachments: ['two'] })
  expect(await mayRead('vik', 'two')).toBe(true)
  await leave('gita')
  expect(await mayRead('gita', 'one')).toBe(false)
  await chat.db
    .insertInto('person_access')
    .values({ person_id: 'vik', version: 1, restriction: 'guardian_consent_needed' })
    .execute()
  expect(await mayRead('vik', 'two')).toBe(false)
})

it('go with a message that its author deletes, or somebody who leads the room', async () => {
  await say(asha, 'mine', { attachments: ['one'] })
  await say(asha, 'rude', { attachments: ['two'] })
  await deleteIn(asha, 1)
  await deleteIn(await chat.connect('m-ravi'), 2)
  for (const { message } of [await gita.next('changed'), await gita.next('changed')])
    expect(message).not.toHaveProperty('attachments')
  for (const id of ['one', 'two']) expect(await mayRead('asha', id)).toBe(false)
  chat.clock.advance(3_600_000)
  await chat.settle()
  expect(chat.api.notedFiles).toEqual([
    { id: 'one', isAttached: false },
    { id: 'two', isAttached: false },
  ])
})

it('are limited for a room', async () => {
  const many = Array.from({ length: ROOM_FILES_PER_MINUTE + 1 }, (_, at) => picture(`f${at}`))
  chat.api.files.set('asha', many)
  for (let at = 0; at < ROOM_FILES_PER_MINUTE; at += 5)
    await say(asha, '', { attachments: many.slice(at, at + 5).map(({ id }) => id) })
  const last = { attachments: [many.at(-1)!.id] }
  expect(await refused(asha, '', last)).toBe('rate_limited')
  expect((await say(asha, 'only text')).seq).toBe(ROOM_FILES_PER_MINUTE / 5 + 1)
  chat.clock.advance(60_000)
  expect(await say(asha, '', last)).toMatchObject({ attachments: [{ id: many.at(-1)!.id }] })
})

it('are in the export of their author with earlier texts, and go with the account', async () => {
  await say(gita, 'a question of somebody else')
  await say(asha, 'frist', { attachments: ['one'], replyTo: 1 })
  await sendChange(asha, { type: 'edit', conversationId: ROOM, seq: 2, message: 'first' })
  await sendChange(gita, { type: 'react', conversationId: ROOM, seq: 2, emoji: '👍', on: true })
  const exported = await internal('people/export-messages', {
    userId: 'asha',
    conversationId: ROOM,
    afterSeq: 0,
  })
  expect(exported).toMatchObject([{ message: 'first', earlier: ['frist'], attachments: [{ id: 'one' }] }])
  expect(JSON.stringify(exported)).not.toContain('somebody else')
  await internal('people/erase', { userId: 'asha' })
  const [, message] = await messagesOf('gita')
  expect(message).toMatchObject({ message: 'first', reactions: [{ by: ['gita'] }] })
  expect(message).not.toHaveProperty('attachments')
  expect(await chat.db.selectFrom('earlier_texts').selectAll().execute()).toEqual([])
  await internal('people/erase', { userId: 'gita' })
  expect((await messagesOf('m-ravi'))[1]).not.toHaveProperty('reactions')
})
