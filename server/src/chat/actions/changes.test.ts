import { DELETED_MESSAGE } from '@mentor-connect/contract/messages/chat'
import { EARLIER_TEXT_DAYS, EDITS_MAX, EDIT_WITHIN_MS } from '@mentor-connect/contract/messages/chatLimits'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { SERVICE_KEY } from '../../testing/chatApi'
import { TestChat } from '../testing/chatService'
import { say, sendChange } from '../testing/sendChange'
import type { SocketClient } from '../testing/socketClient'
import { deleteOldTraces } from './traces.repo'

let chat: TestChat
let conversationId: string
let asha: SocketClient
let ravi: SocketClient
beforeEach(async () => {
  chat = await TestChat.start({ config: { chatMessageBurst: 1_000_000 } })
  conversationId = await chat.converse('asha', 'm-ravi')
  asha = await chat.connect('asha')
  ravi = await chat.connect('m-ravi')
})
afterEach(() => chat.close())

const change = (client: SocketClient, frame: Record<string, unknown>) =>
  sendChange(client, { conversationId, seq: 1, ...frame })
const edit = (client: SocketClient, message: string, parts = {}) =>
  change(client, { type: 'edit', message, ...parts })
const remove = (client: SocketClient, parts = {}) => change(client, { type: 'delete', ...parts })
const react = (client: SocketClient, emoji: string, parts = {}) =>
  change(client, { type: 'react', emoji, on: true, ...parts })

const listOf = async (personId: string) =>
  (await chat.call(personId, `/api/chat/chat-list/?userId=${personId}`)).json().data[0]
const historyOf = async (personId: string) =>
  (await chat.call(personId, '/api/chat/history?userId1=asha&userId2=m-ravi')).json().data
const ask = async (path: string, payload: object) =>
  (
    await chat.nodes[0]!.inject({
      method: 'POST',
      url: `/internal/people/${path}`,
      headers: { 'x-service-key': SERVICE_KEY },
      payload,
    })
  ).json().data

describe('a reply', () => {
  it('quotes the present text of what it answers', async () => {
    await say(asha, 'm-ravi', 'When do we meet?')
    await say(ravi, 'asha', 'On Monday', 1)
    const quote = { seq: 1, senderId: 'asha', message: 'When do we meet?' }
    expect((await asha.next('private_message')).data).toMatchObject({ seq: 2, replyTo: quote })
    await edit(asha, 'Where do we meet?')
    expect((await historyOf('asha'))[1].replyTo).toEqual({ ...quote, message: 'Where do we meet?' })
    await remove(asha)
    expect((await historyOf('m-ravi'))[1].replyTo).toEqual({
      ...quote,
      message: DELETED_MESSAGE,
      deleted: true,
    })
  })

  it('is stored although the other person deletes the original at the same time', async () => {
    await say(asha, 'm-ravi', 'a question')
    await Promise.all([remove(asha), say(ravi, 'asha', 'an answer', 1)])
    expect(await historyOf('asha')).toMatchObject([
      { deleted: true },
      { message: 'an answer', replyTo: { deleted: true } },
    ])
  })

  it('is refused if the message does not exist', async () => {
    asha.send({ receiverId: 'm-ravi', message: 'x', clientMsgId: 'r1', replyTo: 1 })
    expect(await asha.next('error')).toMatchObject({ code: 'no_message', clientMsgId: 'r1' })
  })
})

describe('an edit', () => {
  it('reaches both people, the list and the history, and no client of the specification', async () => {
    const old = await chat.dial('m-ravi', { protocols: [`bearer.${await chat.tokenOf('m-ravi')}`] })
    await old.opened
    const phone = await chat.connect('asha')
    await say(asha, 'm-ravi', 'See you Mondy')
    const edited = { seq: 1, message: 'See you Monday', edited: true, change: 1 }
    expect(await edit(asha, 'See you Monday')).toMatchObject({ type: 'change_ack', message: edited })
    for (const client of [ravi, phone])
      expect(await client.next('changed')).toMatchObject({ conversationId, message: edited })
    await asha.settled()
    expect(asha.received.some(({ type }) => type === 'changed')).toBe(false)
    expect(await listOf('m-ravi')).toMatchObject({ lastMessage: { message: 'See you Monday' }, changes: 1 })
    expect(await historyOf('m-ravi')).toMatchObject([edited])
    await old.settled()
    expect(new Set(old.received.map(({ type }) => type))).toEqual(new Set(['private_message']))
  })

  it('is refused for messages of others, too late, too often, without text, and for strangers', async () => {
    await say(asha, 'm-ravi', 'first')
    chat.know('m-sita')
    const sita = await chat.connect('m-sita')
    expect(await edit(ravi, 'not mine')).toMatchObject({ code: 'forbidden' })
    expect(await edit(sita, 'not here')).toMatchObject({ code: 'no_conversation' })
    expect(await edit(asha, ' ')).toMatchObject({ code: 'blank' })
    expect(await edit(asha, 'x', { seq: 2 })).toMatchObject({ code: 'no_message' })
    for (let time = 1; time <= EDITS_MAX; time += 1)
      expect(await edit(asha, `text ${time}`)).toMatchObject({ type: 'change_ack' })
    expect(await edit(asha, 'once more')).toMatchObject({ code: 'too_many_edits' })
    await say(asha, 'm-ravi', 'second')
    chat.clock.advance(EDIT_WITHIN_MS + 1)
    expect(await edit(asha, 'late', { seq: 2 })).toMatchObject({ code: 'edit_too_late' })
  })

  it('that is repeated changes nothing, also after a later one, and is acknowledged again', async () => {
    await say(asha, 'm-ravi', 'one')
    await edit(asha, 'two', { clientMsgId: 'first' })
    await edit(asha, 'three')
    expect(await edit(asha, 'two', { clientMsgId: 'first' })).toMatchObject({
      type: 'change_ack',
      message: { message: 'three', change: 2 },
    })
    await ravi.settled()
    expect(ravi.received.filter(({ type }) => type === 'changed')).toHaveLength(2)
  })

  it('and a deletion at the same time leave the message deleted', async () => {
    const phone = await chat.connect('asha')
    for (let seq = 1; seq <= 10; seq += 1) {
      await say(asha, 'm-ravi', `text ${seq}`)
      await Promise.all([edit(asha, 'edited', { seq }), remove(phone, { seq })])
    }
    const history = await historyOf('m-ravi')
    expect(history.map(({ message }: { message: string }) => message)).toEqual(
      Array(10).fill(DELETED_MESSAGE),
    )
  })
})

describe('a deletion', () => {
  it('takes the text from both screens, the list, reactions and the number of unread messages', async () => {
    await say(asha, 'm-ravi', 'first')
    await say(asha, 'm-ravi', 'a mistake')
    await react(ravi, '👍', { seq: 2 })
    expect(await listOf('m-ravi')).toMatchObject({ unreadCount: 2 })
    const ack = await remove(asha, { seq: 2 })
    const deleted = { seq: 2, message: DELETED_MESSAGE, deleted: true }
    expect(ack).toMatchObject({ message: deleted })
    expect(
      (await ravi.next('changed', ({ message }) => message.deleted === true)).message,
    ).not.toHaveProperty('reactions')
    expect(await listOf('m-ravi')).toMatchObject({
      unreadCount: 1,
      lastMessage: { message: DELETED_MESSAGE, deleted: true, seq: 2 },
    })
    expect(JSON.stringify([await listOf('asha'), await historyOf('m-ravi')])).not.toContain('a mistake')
    ravi.send({ type: 'read', conversationId, upToSeq: 1 })
    await asha.next('read')
    expect(await listOf('m-ravi')).toMatchObject({ unreadCount: 0 })
    expect(await remove(ravi, { seq: 1 })).toMatchObject({ code: 'forbidden' })
    expect(await edit(asha, 'again', { seq: 2 })).toMatchObject({ code: 'message_deleted' })
    expect(await react(ravi, '👍', { seq: 2 })).toMatchObject({ code: 'message_deleted' })
  })

  it('leaves a trace for cases, which ends', async () => {
    await say(asha, 'm-ravi', 'rude')
    await edit(asha, 'very rude')
    await remove(asha)
    const transcript = () => ask('transcript', { reporterId: 'm-ravi', partnerId: 'asha', seq: 1 })
    expect((await transcript()).messages).toMatchObject([{ deleted: true, earlier: ['rude', 'very rude'] }])
    chat.clock.advance((EARLIER_TEXT_DAYS - 1) * DAY_MS)
    await deleteOldTraces(chat.db, chat.clock())
    expect((await transcript()).messages[0].earlier).toHaveLength(2)
    chat.clock.advance(2 * DAY_MS)
    await deleteOldTraces(chat.db, chat.clock())
    expect((await transcript()).messages[0]).not.toHaveProperty('earlier')
  })
})

describe('a reaction', () => {
  it('counts once for each person and kind, and can be taken away', async () => {
    await say(asha, 'm-ravi', 'done!')
    await react(ravi, '🎉')
    await react(ravi, '🎉')
    const both = { reactions: [{ emoji: '🎉', by: ['asha', 'm-ravi'] }] }
    expect(await react(asha, '🎉')).toMatchObject({ message: both })
    await react(asha, '👍')
    expect(await react(ravi, '🎉', { on: false })).toMatchObject({
      message: {
        reactions: [
          { emoji: '👍', by: ['asha'] },
          { emoji: '🎉', by: ['asha'] },
        ],
      },
    })
    ravi.send({ type: 'react', conversationId, seq: 1, clientMsgId: 'x', emoji: 'rude', on: true })
    expect(await ravi.next('error')).toMatchObject({ code: 'invalid_frame', clientMsgId: 'x' })
  })

  it('is no answer to a first contact', async () => {
    chat.api.connections.isEnrolled = () => false
    conversationId = await chat.converse('gita', 'm-ravi')
    const gita = await chat.connect('gita')
    await say(gita, 'm-ravi', 'May I ask you something?')
    await react(ravi, '👍')
    expect(await listOf('gita')).toMatchObject({ firstContact: { messagesLeft: 4 } })
  })

  it.each(['asha', 'm-ravi'])(
    'is refused while %s blocks the conversation, like every change',
    async (userId) => {
      await say(asha, 'm-ravi', 'hello')
      const partnerId = userId === 'asha' ? 'm-ravi' : 'asha'
      await chat.call(userId, '/api/chat/block', { userId, partnerId })
      expect(await react(ravi, '👍')).toMatchObject({ code: 'blocked' })
      expect(await edit(asha, 'x')).toMatchObject({ code: 'blocked' })
      expect(await remove(asha)).toMatchObject({ code: 'blocked' })
    },
  )

  it('takes its token of the rate limit of messages', async () => {
    const slow = await TestChat.start({ config: { chatMessageBurst: 2, chatMessagesPerSecond: 1 } })
    const id = await slow.converse('asha', 'm-ravi')
    const client = await slow.connect('asha')
    client.send({ receiverId: 'm-ravi', message: 'x' })
    await client.next('ack')
    for (const clientMsgId of ['a', 'b'])
      client.send({ type: 'react', conversationId: id, seq: 1, clientMsgId, emoji: '👍', on: true })
    expect(await client.next('error')).toMatchObject({ code: 'rate_limited', clientMsgId: 'b' })
    await slow.close()
  })
})

it('numbers the changes of both people at the same time without gaps, and loses none', async () => {
  await say(asha, 'm-ravi', 'popular')
  const kinds = ['👍', '❤️', '😂', '😮', '🙏', '🎉']
  await Promise.all(kinds.flatMap((emoji) => [react(asha, emoji), react(ravi, emoji)]))
  const [message] = await historyOf('asha')
  expect(message.change).toBe(12)
  expect(message.reactions.map(({ by }: { by: string[] }) => [...by].sort())).toEqual(
    kinds.map(() => ['asha', 'm-ravi']),
  )
})

it('exports what people have done with messages, and the earlier texts of their own', async () => {
  await say(asha, 'm-ravi', 'frist')
  await edit(asha, 'first')
  await react(ravi, '❤️')
  const exported = (userId: string) => ask('export-messages', { userId, conversationId, afterSeq: 0 })
  const message = { message: 'first', edited: true, reactions: [{ emoji: '❤️', by: ['m-ravi'] }] }
  expect(await exported('asha')).toMatchObject([{ ...message, earlier: ['frist'] }])
  expect((await exported('m-ravi'))[0]).toMatchObject(message)
  expect((await exported('m-ravi'))[0]).not.toHaveProperty('earlier')
})

it('erases the reactions, earlier texts and ids of changes of a deleted account', async () => {
  await say(asha, 'm-ravi', 'one')
  await edit(asha, 'two')
  await react(asha, '👍')
  await react(ravi, '👍')
  await ask('erase', { userId: 'asha' })
  expect((await historyOf('m-ravi'))[0]).toMatchObject({ message: 'two', reactions: [{ by: ['m-ravi'] }] })
  expect(await chat.db.selectFrom('earlier_texts').selectAll().execute()).toEqual([])
  const ids = await chat.db.selectFrom('message_change_ids').select('person_id').execute()
  expect(ids).toEqual([{ person_id: 'm-ravi' }])
})
