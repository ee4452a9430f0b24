import { DELETED_MESSAGE } from '@mentor-connect/contract/messages/chat'
import { EDIT_WITHIN_MS } from '@mentor-connect/contract/messages/chatLimits'
import { TestChat } from '../testing/chatService'
import { refused, ROOM, roomMessages, say, wantRoom } from '../testing/rooms'
import { sendChange } from '../testing/sendChange'
import type { SocketClient } from '../testing/socketClient'

let chat: TestChat
let asha: SocketClient
let gita: SocketClient
let ravi: SocketClient
beforeEach(async () => {
  chat = await TestChat.start({ config: { chatMessageBurst: 1_000_000 } })
  chat.know('asha', 'gita', 'm-ravi', 'm-sita', 'vik')
  await wantRoom(chat, { asha: 'member', gita: 'member', 'm-sita': 'moderator' })
  asha = await chat.connect('asha')
  gita = await chat.connect('gita')
  ravi = await chat.connect('m-ravi')
})
afterEach(() => chat.close())

const change = (client: SocketClient, frame: Record<string, unknown>) =>
  sendChange(client, { conversationId: ROOM, seq: 1, ...frame })
const edit = (client: SocketClient, message: string, parts = {}) =>
  change(client, { type: 'edit', message, ...parts })
const remove = (client: SocketClient, parts = {}) => change(client, { type: 'delete', ...parts })
const react = (client: SocketClient, emoji: string, parts = {}) =>
  change(client, { type: 'react', emoji, on: true, ...parts })
const messagesOf = async (personId: string) =>
  (await chat.call(personId, `/api/chat/rooms/${ROOM}/messages?userId=${personId}`)).json().data
const roomOf = async (personId: string) =>
  (await chat.call(personId, `/api/chat/rooms/${ROOM}?userId=${personId}`)).json().data
const act = async (userId: string, action: string, body = {}) =>
  (await chat.call(userId, `/api/chat/rooms/${ROOM}/${action}`, { userId, ...body })).statusCode
const block = async (learner: string, mentor: string) => {
  await chat.converse(learner, mentor)
  await chat.call(learner, '/api/chat/block', { userId: learner, partnerId: mentor })
}
const changesIn = (client: SocketClient) =>
  client.received.flatMap((frame) => (frame.type === 'changed' ? [frame.message] : []))

describe('a reply', () => {
  it('quotes the present text, live and in the history', async () => {
    await say(asha, 'When?')
    await say(gita, 'On Monday', { replyTo: 1 })
    const quote = { seq: 1, senderId: 'asha', message: 'When?' }
    expect((await asha.next('room_message')).data).toMatchObject({ seq: 2, replyTo: quote })
    await edit(asha, 'Where?')
    expect((await messagesOf('m-ravi'))[1].replyTo).toEqual({ ...quote, message: 'Where?' })
    await remove(asha)
    expect((await messagesOf('m-ravi'))[1].replyTo).toMatchObject({ message: DELETED_MESSAGE, deleted: true })
  })

  it('is refused if the message does not exist, or is older than what the author may read', async () => {
    expect(await refused(asha, 'x', { replyTo: 1 })).toBe('no_message')
    await say(asha, 'old')
    await wantRoom(chat, { asha: 'member', gita: 'member', vik: 'member' })
    expect(await refused(await chat.connect('vik'), 'x', { replyTo: 1 })).toBe('no_message')
  })

  it('shows no text of what is too old for the reader, was removed, or is by somebody who is blocked', async () => {
    await say(asha, 'secret')
    await wantRoom(chat, { asha: 'member', gita: 'member', vik: 'member', 'm-sita': 'moderator' })
    const vik = await chat.connect('vik')
    await say(gita, 'an answer', { replyTo: 1 })
    const withheld = { seq: 1, senderId: 'asha', message: '' }
    expect((await vik.next('room_message')).data.replyTo).toEqual({ ...withheld, withheld: 'earlier' })
    expect((await messagesOf('vik'))[0].replyTo).toEqual({ ...withheld, withheld: 'earlier' })
    await block('asha', 'm-ravi')
    await say(gita, 'another', { replyTo: 1 })
    expect((await ravi.next('room_message', ({ data }) => data.seq === 3)).data.replyTo).toEqual({
      ...withheld,
      withheld: 'folded',
    })
    await remove(await chat.connect('m-sita'))
    expect((await messagesOf('gita'))[1].replyTo).toEqual({ ...withheld, withheld: 'removed' })
  })
})

describe('an edit', () => {
  it('reaches all members, the list and the history', async () => {
    await say(asha, 'See you Mondy')
    const edited = { seq: 1, roomId: ROOM, message: 'See you Monday', edited: true, change: 1 }
    expect(await edit(asha, 'See you Monday')).toMatchObject({ type: 'change_ack', message: edited })
    for (const client of [gita, ravi])
      expect(await client.next('changed')).toMatchObject({ conversationId: ROOM, message: edited })
    await asha.settled()
    expect(changesIn(asha)).toEqual([])
    expect(await roomOf('gita')).toMatchObject({ lastMessage: { message: 'See you Monday' }, changes: 1 })
    expect(await messagesOf('gita')).toMatchObject([edited])
  })

  it('is refused for others, also for those who lead, too late, and where nobody can write', async () => {
    await say(asha, 'first')
    const vik = await chat.connect('vik')
    expect(await edit(gita, 'not mine')).toMatchObject({ code: 'forbidden' })
    expect(await edit(ravi, 'not mine')).toMatchObject({ code: 'forbidden' })
    expect(await edit(vik, 'not here')).toMatchObject({ code: 'no_conversation' })
    expect(await edit(asha, ' ')).toMatchObject({ code: 'blank' })
    expect(await edit(asha, 'x', { seq: 2 })).toMatchObject({ code: 'no_message' })
    chat.clock.advance(EDIT_WITHIN_MS + 1)
    expect(await edit(asha, 'late')).toMatchObject({ code: 'edit_too_late' })
    await say(asha, 'second')
    await wantRoom(chat, { asha: 'member', gita: 'member' }, { closed: true })
    expect(await edit(asha, 'closed', { seq: 2 })).toMatchObject({ code: 'room_closed' })
    expect(await react(gita, '👍', { seq: 2 })).toMatchObject({ code: 'room_closed' })
    expect(await remove(asha, { seq: 2 })).toMatchObject({ type: 'change_ack' })
  })

  it('tells a person of a mention once, however often it is taken away and added', async () => {
    gita.terminate()
    await say(asha, 'hello @gita', { mentions: ['gita'] })
    const mentions = async () => {
      await chat.settle()
      chat.clock.advance(3_600_000)
      await chat.settle()
      return chat.api.roomNews.filter(({ kind }) => kind === 'mention').length
    }
    chat.clock.advance(60_000)
    expect(await edit(asha, 'hello', { mentions: [] })).toMatchObject({ type: 'change_ack' })
    expect(await roomOf('gita')).toMatchObject({ mentioned: false })
    expect((await messagesOf('gita'))[0]).not.toHaveProperty('mentions')
    await edit(asha, 'hello @gita again', { mentions: ['gita'] })
    expect(await roomOf('gita')).toMatchObject({ mentioned: true })
    expect(await mentions()).toBe(1)
    const rows = await chat.db.selectFrom('room_mentions').select(['person_id', 'is_told']).execute()
    expect(rows).toEqual([{ person_id: 'gita', is_told: 1 }])
  })

  it('cannot add somebody who cannot be mentioned, but keeps a mention of somebody who has left', async () => {
    await say(asha, 'hello @gita', { mentions: ['gita'] })
    expect(await edit(asha, '@vik', { mentions: ['vik'] })).toMatchObject({ code: 'not_mentionable' })
    expect((await messagesOf('m-ravi'))[0]).toMatchObject({ message: 'hello @gita' })
    await act('gita', 'leave')
    expect(await edit(asha, 'hi @gita', { mentions: ['gita'] })).toMatchObject({
      message: { mentions: ['gita'] },
    })
  })
})

describe('a deletion', () => {
  it('by the author takes text, mentions and reactions away from everybody, and unpins the message', async () => {
    await say(asha, 'sorry @gita', { mentions: ['gita'] })
    await act('m-ravi', 'pin', { seq: 1 })
    await react(gita, '👍')
    expect(await remove(asha)).toMatchObject({ message: { deleted: true, message: DELETED_MESSAGE } })
    expect(
      (await gita.next('changed', ({ message }) => message.deleted === true)).message,
    ).not.toHaveProperty('reactions')
    const room = await roomOf('gita')
    expect(room).toMatchObject({ mentioned: false, lastMessage: { deleted: true } })
    expect(room).not.toHaveProperty('pinned')
    expect(await edit(asha, 'again')).toMatchObject({ code: 'message_deleted' })
  })

  it('is for the author and those who lead the room, whose name is kept', async () => {
    await say(asha, 'rude')
    expect(await remove(gita)).toMatchObject({ code: 'forbidden' })
    expect(await remove(ravi)).toMatchObject({ message: { removed: true, message: '' } })
    const removals = await chat.db.selectFrom('room_removals').select(['seq', 'removed_by']).execute()
    expect(removals).toEqual([{ seq: 1, removed_by: 'm-ravi' }])
    expect((await messagesOf('gita'))[0]).not.toHaveProperty('deleted')
  })

  it('and an edit at the same time leave the message deleted, with both texts for a case', async () => {
    await say(asha, 'one')
    await Promise.all([edit(asha, 'two'), remove(ravi)])
    expect((await messagesOf('gita'))[0]).toMatchObject({ removed: true, message: '' })
    const texts = await chat.db.selectFrom('earlier_texts').select('message').orderBy('version').execute()
    expect(texts.at(0)).toEqual({ message: 'one' })
  })
})

describe('reactions', () => {
  it('are counted by name, once for each person, and taken away again', async () => {
    await say(asha, 'Done')
    await react(gita, '👍')
    await react(gita, '👍')
    await react(ravi, '👍')
    expect((await messagesOf('asha'))[0].reactions).toEqual([{ emoji: '👍', by: ['gita', 'm-ravi'] }])
    await change(gita, { type: 'react', emoji: '👍', on: false })
    expect((await messagesOf('asha'))[0].reactions).toEqual([{ emoji: '👍', by: ['m-ravi'] }])
    expect(await roomOf('asha')).toMatchObject({ changes: 3 })
  })

  it('of people with whom there is a block are left out, live and in the history', async () => {
    await say(gita, 'Done')
    await block('asha', 'm-ravi')
    await react(ravi, '👍')
    expect((await gita.next('changed')).message.reactions).toEqual([{ emoji: '👍', by: ['m-ravi'] }])
    expect((await asha.next('changed')).message.reactions).toEqual([])
    expect((await messagesOf('asha'))[0].reactions).toEqual([])
  })

  it('are neither shown nor told to members who may not read the message', async () => {
    await say(gita, 'old')
    await wantRoom(chat, { asha: 'member', gita: 'member', vik: 'member' })
    const vik = await chat.connect('vik')
    await react(asha, '👍')
    await gita.next('changed')
    await vik.settled()
    expect(changesIn(vik)).toEqual([])
    expect(await react(vik, '👍')).toMatchObject({ code: 'no_message' })
  })

  it('of somebody who leaves at the same time are stored before, or refused', async () => {
    await say(asha, 'Bye')
    const [answer, status] = await Promise.all([react(gita, '👍'), act('gita', 'leave')])
    expect(status).toBe(200)
    const [message] = await messagesOf('asha')
    if (message.reactions === undefined) expect(answer).toMatchObject({ type: 'error' })
    else expect(message.reactions).toEqual([{ emoji: '👍', by: ['gita'] }])
    expect(await react(gita, '🎉')).toMatchObject({ code: 'no_conversation' })
  })

  it('of many people at once are numbered without gaps, and count towards the limit of the room', async () => {
    await say(asha, 'popular')
    const kinds = ['👍', '❤️', '😂', '😮', '🙏', '🎉']
    await Promise.all(kinds.flatMap((emoji) => [react(asha, emoji), react(gita, emoji)]))
    expect((await messagesOf('asha'))[0]).toMatchObject({ change: 12 })
    await Promise.all(Array.from({ length: 43 }, () => Promise.all([say(asha, 'a'), say(gita, 'b')])))
    await say(gita, 'one more')
    expect(await react(ravi, '👍')).toMatchObject({ code: 'rate_limited' })
  })
})

it('tells a client that was away each changed message once, as it is now', async () => {
  for (const text of ['one', 'two', 'three']) await say(asha, text)
  await edit(asha, 'edited')
  gita.terminate()
  await edit(asha, 'edited again')
  await react(ravi, '👍', { seq: 3 })
  const back = await chat.connect('gita')
  back.send({ type: 'room_resume', cursors: [{ roomId: ROOM, seq: 2, changes: 1 }] })
  expect((await back.next('room_resumed')).rooms).toEqual([{ roomId: ROOM, seq: 3, changes: 3 }])
  expect(roomMessages(back)).toMatchObject([{ seq: 3, reactions: [{ by: ['m-ravi'] }] }])
  expect(changesIn(back)).toMatchObject([
    { seq: 1, message: 'edited again', change: 2 },
    { seq: 3, change: 3 },
  ])
})

it('sends no changes to a client that names none, or of messages that the member may not read', async () => {
  await say(asha, 'old')
  await wantRoom(chat, { asha: 'member', gita: 'member', vik: 'member' })
  await edit(asha, 'edited')
  const vik = await chat.connect('vik')
  vik.send({ type: 'room_resume', cursors: [{ roomId: ROOM, seq: 1, changes: 0 }] })
  expect((await vik.next('room_resumed')).rooms).toEqual([{ roomId: ROOM, seq: 1, changes: 1 }])
  vik.send({ type: 'room_resume', cursors: [{ roomId: ROOM, seq: 0 }] })
  expect((await vik.next('room_resumed')).rooms).toEqual([{ roomId: ROOM, seq: 1 }])
  expect(changesIn(vik)).toEqual([])
})
