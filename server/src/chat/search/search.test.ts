import { CHAT_SEARCH_PAGE, CHAT_SEARCH_SCANNED_MAX } from '@mentor-connect/contract/messages/chatLimits'
import { TestChat } from '../testing/chatService'
import { ROOM, say as sayInRoom, wantRoom } from '../testing/rooms'
import { sendChange } from '../testing/sendChange'
import type { SocketClient } from '../testing/socketClient'

let chat: TestChat
let conversationId: string
let asha: SocketClient
beforeEach(async () => {
  chat = await TestChat.start({ config: { chatMessageBurst: 1_000_000 } })
  conversationId = await chat.converse('asha', 'm-ravi')
  await chat.converse('asha', 'm-sita')
  asha = await chat.connect('asha')
})
afterEach(() => chat.close())

async function say(receiverId: string, message: string, client = asha) {
  client.send({ receiverId, message })
  const ack = await client.next('ack')
  chat.clock.advance(1000)
  return ack
}

const search = async (personId: string, q: string, from = '') =>
  chat.call(
    personId,
    `/api/chat/search?q=${encodeURIComponent(q)}${from && `&from=${encodeURIComponent(from)}`}`,
  )
const textsOf = async (personId: string, q: string): Promise<string[]> =>
  (await search(personId, q))
    .json()
    .data.found.map((one: { message: { message: string } }) => one.message.message)

it('finds messages of all own conversations that contain every word, newest first', async () => {
  await say('m-ravi', 'Shall we talk about graphs?')
  await say('m-sita', 'Graphs and trees on Monday')
  await say('m-ravi', 'Trees first, then GRAPHS')
  expect(await textsOf('asha', 'graphs')).toEqual([
    'Trees first, then GRAPHS',
    'Graphs and trees on Monday',
    'Shall we talk about graphs?',
  ])
  expect(await textsOf('asha', 'trees graph')).toHaveLength(2)
  expect(await textsOf('m-ravi', 'graphs')).toHaveLength(2)
  expect(await textsOf('m-sita', 'talk')).toEqual([])
})

it.each([
  ['résumé', 'My resume is ready'],
  ['अंग्रेजी', 'मेरी अँग्रेज़ी कमज़ोर है'],
  ['123', 'कमरा १२३'],
])('%s finds “%s”', async (q, text) => {
  await say('m-ravi', text)
  expect(await textsOf('asha', q)).toEqual([text])
})

it('finds edited messages by their new text, and no deleted ones', async () => {
  await say('m-ravi', 'apples')
  await say('m-ravi', 'apples and pears')
  asha.send({ type: 'edit', conversationId, seq: 1, clientMsgId: 'e', message: 'oranges' })
  asha.send({ type: 'delete', conversationId, seq: 2, clientMsgId: 'd' })
  await asha.next('change_ack', (ack) => ack.clientMsgId === 'd')
  expect(await textsOf('asha', 'apples')).toEqual([])
  expect(await textsOf('asha', 'deleted')).toEqual([])
  expect(await textsOf('asha', 'oranges')).toEqual(['oranges'])
})

it('has pages without gaps or repetitions, also among messages of the same time', async () => {
  const last = 2 * CHAT_SEARCH_PAGE + 5
  for (let i = 1; i <= last; i += 1)
    asha.send({ receiverId: i % 2 ? 'm-ravi' : 'm-sita', message: `word ${i}` })
  for (let i = 1; i <= last; i += 1) await asha.next('ack')
  const found: string[] = []
  let from: string | undefined = ''
  while (from !== undefined) {
    const page: { found: { message: { message: string } }[]; next?: string } = (
      await search('asha', 'word', from)
    ).json().data
    found.push(...page.found.map(({ message }) => message.message))
    from = page.next
  }
  expect(found).toHaveLength(last)
  expect(new Set(found).size).toBe(last)
})

it('looks at so many messages in one request, and continues in the next', async () => {
  const last = CHAT_SEARCH_SCANNED_MAX + 1
  const rows = Array.from({ length: last }, (_, index) => ({
    conversation_id: conversationId,
    seq: index + 1,
    sender_id: 'asha',
    client_msg_id: null,
    message: index === 0 ? 'the first of all' : 'later',
    created_at: new Date(chat.clock().getTime() + index).toISOString(),
  }))
  for (let at = 0; at < last; at += 2_000)
    await chat.db
      .insertInto('messages')
      .values(rows.slice(at, at + 2_000))
      .execute()
  const updated_at = rows.at(-1)!.created_at
  await chat.db
    .updateTable('conversations')
    .set({ last_seq: last, updated_at })
    .where('id', '=', conversationId)
    .execute()
  const { found, next } = (await search('asha', 'first')).json().data
  expect(found).toEqual([])
  const rest = (await search('asha', 'first', next)).json().data
  expect(rest).toMatchObject({ found: [{ message: { seq: 1 } }] })
  expect(rest).not.toHaveProperty('next')
})

describe('in rooms', () => {
  interface Hit {
    message: { message: string }
  }
  const inRooms = async (personId: string, q: string): Promise<string[][]> => {
    const { inRooms: found = [] } = (await search(personId, q)).json().data
    return found.map((one: { roomId: string; title: string; message: { message: string } }) => [
      one.roomId,
      one.title,
      one.message.message,
    ])
  }
  const found = (text: string) => [ROOM, 'Write a résumé', text]
  let gita: SocketClient
  beforeEach(async () => {
    chat.know('gita', 'vik')
    await wantRoom(chat, { asha: 'member', gita: 'member' })
    gita = await chat.connect('gita')
  })

  it('finds messages with the title of the room, beside those of conversations', async () => {
    await say('m-ravi', 'graphs with Ravi')
    await sayInRoom(gita, 'graphs for all')
    expect(await inRooms('asha', 'graphs')).toEqual([found('graphs for all')])
    expect(await textsOf('asha', 'graphs')).toEqual(['graphs with Ravi'])
    expect(await inRooms('vik', 'graphs')).toEqual([])
  })

  it('finds only what the person may read: since joining, by the setting, and as a member', async () => {
    await sayInRoom(gita, 'graphs before')
    await wantRoom(chat, { asha: 'member', gita: 'member', vik: 'member' })
    await sayInRoom(gita, 'graphs after')
    expect(await inRooms('vik', 'graphs')).toEqual([found('graphs after')])
    await chat.call('m-ravi', `/api/chat/rooms/${ROOM}/history`, { userId: 'm-ravi', history: 'all' })
    expect(await inRooms('vik', 'graphs')).toHaveLength(2)
    await chat.call('vik', `/api/chat/rooms/${ROOM}/leave`, { userId: 'vik' })
    expect(await inRooms('vik', 'graphs')).toEqual([])
  })

  it('finds edited messages by their new text, and none that are deleted, removed or folded', async () => {
    const ravi = await chat.connect('m-ravi')
    for (const text of ['apples', 'apples too', 'apples again']) await sayInRoom(gita, text)
    await sayInRoom(ravi, 'apples of Ravi')
    await sendChange(gita, { type: 'edit', conversationId: ROOM, seq: 1, message: 'oranges' })
    await sendChange(gita, { type: 'delete', conversationId: ROOM, seq: 2 })
    await sendChange(ravi, { type: 'delete', conversationId: ROOM, seq: 3 })
    expect(await inRooms('asha', 'oranges')).toEqual([found('oranges')])
    expect(await inRooms('asha', 'apples')).toEqual([found('apples of Ravi')])
    await chat.call('asha', '/api/chat/block', { userId: 'asha', partnerId: 'm-ravi' })
    expect(await inRooms('asha', 'apples')).toEqual([])
  })

  it('has pages without gaps among rooms and conversations', async () => {
    const last = CHAT_SEARCH_PAGE + 5
    for (let at = 1; at <= last; at += 1)
      if (at % 2) await sayInRoom(asha, `word ${at}`)
      else await say('m-ravi', `word ${at}`)
    const texts: string[] = []
    let from: string | undefined = ''
    while (from !== undefined) {
      const page: { found: Hit[]; inRooms?: Hit[]; next?: string } = (
        await search('asha', 'word', from)
      ).json().data
      for (const { message } of [...page.found, ...(page.inRooms ?? [])]) texts.push(message.message)
      from = page.next
    }
    expect(texts).toHaveLength(last)
    expect(new Set(texts).size).toBe(last)
  })
})

it('refuses a search without words, an invalid position and visitors', async () => {
  expect((await search('asha', '')).statusCode).toBe(400)
  expect((await search('asha', 'x', 'nowhere')).statusCode).toBe(400)
  expect((await chat.nodes[0]!.inject('/api/chat/search?q=x')).statusCode).toBe(401)
})
