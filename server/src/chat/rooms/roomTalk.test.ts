import { BLOCKED_MEMBERS_MAX } from '@mentor-connect/contract/messages/roomRules'
import { SERVICE_KEY } from '../../testing/chatApi'
import { TestChat } from '../testing/chatService'
import { deleteIn, refused, ROOM, roomMessages, say, wantRoom } from '../testing/rooms'

let chat: TestChat
beforeEach(async () => {
  chat = await TestChat.start({ config: { chatMessageBurst: 1_000_000 } })
  chat.know('asha', 'gita', 'm-ravi', 'm-sita', 'vik')
  await wantRoom(chat, { asha: 'member', gita: 'member' })
})
afterEach(() => chat.close())

const messagesOf = async (personId: string, query = '') =>
  (await chat.call(personId, `/api/chat/rooms/${ROOM}/messages?userId=${personId}${query}`)).json().data
const roomOf = async (personId: string) =>
  (await chat.call(personId, `/api/chat/rooms/${ROOM}?userId=${personId}`)).json().data

it('delivers a message to every device of every member, once, and to nobody else', async () => {
  const [asha, tablet] = [await chat.connect('asha'), await chat.connect('asha')]
  const [gita, ravi, vik] = [
    await chat.connect('gita'),
    await chat.connect('m-ravi'),
    await chat.connect('vik'),
  ]
  const ack = await say(asha, 'नमस्ते', { mentions: ['gita'] })
  for (const client of [tablet, gita, ravi])
    expect((await client.next('room_message')).data).toEqual({
      _id: ack._id,
      roomId: ROOM,
      seq: 1,
      senderId: 'asha',
      message: 'नमस्ते',
      mentions: ['gita'],
      timestamp: chat.clock().toISOString(),
      clientMsgId: ack.clientMsgId,
    })
  for (const client of [asha, vik]) {
    await client.settled()
    expect(roomMessages(client)).toEqual([])
  }
})

it('sends nothing about rooms to a client of the specification', async () => {
  const old = await chat.dial('gita', { protocols: [`bearer.${await chat.tokenOf('gita')}`] })
  await old.opened
  const asha = await chat.connect('asha')
  await say(asha, 'hello')
  await old.settled()
  expect(old.received).toEqual([])
})

it('numbers the messages of 30 people at once without a gap, and shows all of them the same order', async () => {
  const people = Array.from({ length: 30 }, (_, index) => `p${index}`)
  await wantRoom(chat, Object.fromEntries(people.map((id) => [id, 'member' as const])))
  const clients = await Promise.all(people.map((id) => chat.connect(id)))
  await Promise.all(clients.map((client) => Promise.all([say(client, 'one'), say(client, 'two')])))
  const ravi = await messagesOf('m-ravi', '&limit=200')
  expect(ravi.map(({ seq }: { seq: number }) => seq)).toEqual(Array.from({ length: 60 }, (_, at) => at + 1))
  for (const client of clients) {
    await client.settled()
    const seqs = roomMessages(client).map(({ seq }) => seq)
    expect(seqs).toHaveLength(58)
    expect(seqs).toEqual([...seqs].sort((a, b) => a - b))
  }
})

it('acknowledges a resend with the stored message, and delivers it once', async () => {
  const [asha, gita] = [await chat.connect('asha'), await chat.connect('gita')]
  const frame = { type: 'room_message', roomId: ROOM, message: 'hello', clientMsgId: 'same' }
  asha.send(frame)
  const first = await asha.next('room_ack')
  asha.send(frame)
  asha.send(frame)
  expect(await asha.next('room_ack')).toEqual(first)
  expect(await asha.next('room_ack')).toEqual(first)
  await gita.settled()
  expect(roomMessages(gita)).toHaveLength(1)
})

it('refuses messages of people who are not members, of restricted people, and to closed rooms', async () => {
  const [asha, vik] = [await chat.connect('asha'), await chat.connect('vik')]
  expect(await refused(vik, 'let me in')).toBe('no_room')
  expect(await refused(asha, 'to nobody', { roomId: 'workshop-none' })).toBe('no_room')
  expect(await refused(asha, '   ')).toBe('blank')
  await chat.db
    .insertInto('person_access')
    .values({ person_id: 'asha', version: 1, restriction: 'guardian_consent_needed' })
    .execute()
  expect(await refused(asha, 'hello')).toBe('forbidden')
  const gita = await chat.connect('gita')
  await wantRoom(chat, { asha: 'member', gita: 'member' }, { closed: true })
  expect(await refused(gita, 'hello')).toBe('room_closed')
  expect(await messagesOf('gita')).toEqual([])
})

it('refuses mentions of people who are not members, or between whom there is a block', async () => {
  const asha = await chat.connect('asha')
  await chat.converse('asha', 'm-ravi')
  expect(await refused(asha, '@vik', { mentions: ['vik'] })).toBe('not_mentionable')
  expect((await say(asha, '@m-ravi', { mentions: ['m-ravi'] })).seq).toBe(1)
  await chat.call('m-ravi', '/api/chat/block', { userId: 'm-ravi', partnerId: 'asha' })
  expect(await refused(asha, '@m-ravi', { mentions: ['m-ravi'] })).toBe('not_mentionable')
  expect(await refused(asha, 'all', { mentions: Array.from({ length: 11 }, (_, at) => `p${at}`) })).toBe(
    'invalid_frame',
  )
})

it('limits mentions within a minute', async () => {
  const asha = await chat.connect('asha')
  const everybody = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`p${at}`, 'member' as const]))
  await wantRoom(chat, { asha: 'member', ...everybody })
  const mentions = Object.keys(everybody)
  for (let time = 0; time < 3; time += 1) await say(asha, 'look', { mentions })
  expect(await refused(asha, 'look', { mentions: ['p1'] })).toBe('rate_limited')
  expect((await say(asha, 'without')).seq).toBe(4)
  chat.clock.advance(60_000)
  expect((await say(asha, 'look', { mentions })).seq).toBe(5)
})

it('limits the messages of a room; those of people who are not members do not count', async () => {
  const [asha, gita, vik] = [
    await chat.connect('asha'),
    await chat.connect('gita'),
    await chat.connect('vik'),
  ]
  for (let time = 0; time < 100; time += 1) expect(await refused(vik, 'x')).toBe('no_room')
  for (let time = 0; time < 50; time += 1) await Promise.all([say(asha, 'a'), say(gita, 'b')])
  expect(await refused(asha, 'too much')).toBe('rate_limited')
})

it('folds the messages of somebody with whom there is a block, live and in the history', async () => {
  const [asha, gita] = [await chat.connect('asha'), await chat.connect('gita')]
  const ravi = await chat.connect('m-ravi')
  await chat.converse('asha', 'm-ravi')
  await chat.call('asha', '/api/chat/block', { userId: 'asha', partnerId: 'm-ravi' })
  await say(ravi, 'hello all')
  expect((await asha.next('room_message')).data.folded).toBe(true)
  expect((await gita.next('room_message')).data.folded).toBeUndefined()
  expect(await messagesOf('asha')).toMatchObject([{ message: 'hello all', folded: true }])
  expect((await messagesOf('gita'))[0].folded).toBeUndefined()
})

describe('a learner who has blocked another in a room', () => {
  const block = (blocked = true, [userId, memberId] = ['asha', 'gita']) =>
    chat.call(userId!, `/api/chat/rooms/${ROOM}/block-member`, { userId, memberId, blocked })
  const membersSeenBy = async (personId: string) =>
    (await chat.call(personId, `/api/chat/rooms/${ROOM}/members?userId=${personId}`)).json().data.members as {
      userId: string
      blocked?: true
      blockable?: true
    }[]

  it('reads folded messages until the block is lifted, and is not mentioned', async () => {
    const [asha, gita] = [await chat.connect('asha'), await chat.connect('gita')]
    expect((await block()).statusCode).toBe(200)
    await say(gita, 'hello all')
    expect((await asha.next('room_message')).data.folded).toBe(true)
    expect(await refused(gita, '@asha', { mentions: ['asha'] })).toBe('not_mentionable')
    await block(false)
    expect((await messagesOf('asha'))[0].folded).toBeUndefined()
    expect((await say(gita, '@asha', { mentions: ['asha'] })).seq).toBe(2)
  })

  it('sees it in the list of members, in which the other one sees nothing', async () => {
    await block()
    const gita = (await membersSeenBy('asha')).find(({ userId }) => userId === 'gita')
    expect(gita).toMatchObject({ blocked: true, blockable: true })
    expect((await membersSeenBy('gita')).filter(({ blocked }) => blocked)).toEqual([])
    expect((await membersSeenBy('asha')).filter(({ blockable }) => blockable)).toHaveLength(1)
  })

  it('has told the main API of both directions, each time with a later time', async () => {
    for (const blocked of [true, true, false]) await block(blocked)
    await block(true, ['gita', 'asha'])
    await chat.settle()
    expect(chat.api.blocks.at(-1)).toMatchObject({ people: ['asha', 'gita'], blockedBy: ['gita'] })
    expect((await block(false, ['gita', 'asha'])).statusCode).toBe(200)
    await chat.settle()
    expect(chat.api.blocks.at(-1)!.blockedBy).toEqual([])
  })

  it('cannot block strangers, those who lead by the thing, or in rooms of others', async () => {
    expect((await block(true, ['asha', 'm-ravi'])).statusCode).toBe(403)
    expect((await block(true, ['asha', 'asha'])).statusCode).toBe(403)
    expect((await block(true, ['asha', 'vik'])).statusCode).toBe(404)
    expect((await block(true, ['vik', 'asha'])).statusCode).toBe(404)
    expect((await block(true, ['m-ravi', 'asha'])).statusCode).toBe(403)
  })

  it('can lift it after the other one has left, and not block somebody who has left', async () => {
    await block()
    await chat.call('gita', `/api/chat/rooms/${ROOM}/leave`, { userId: 'gita' })
    expect((await block(true, ['asha', 'gita'])).statusCode).toBe(404)
    expect((await block(false)).statusCode).toBe(200)
  })

  it('can block a limited number of others, and repeat a block at the limit', async () => {
    const others = Array.from({ length: BLOCKED_MEMBERS_MAX }, (_, at) => `other-${at}`)
    const blockOthers = (some: string[]) =>
      chat.db
        .insertInto('room_blocks')
        .values(some.map((id) => ({ id, participant_low: 'asha', participant_high: id, blocked_low: 1 })))
        .execute()
    await blockOthers(others.slice(1))
    expect((await block()).statusCode).toBe(200)
    expect((await block()).statusCode).toBe(200)
    await block(false)
    await blockOthers(others.slice(0, 1))
    expect((await block()).statusCode).toBe(429)
  })

  it('leaves nothing behind when the account is erased', async () => {
    await block()
    await chat.nodes[0]!.inject({
      method: 'POST',
      url: '/internal/people/erase',
      headers: { 'x-service-key': SERVICE_KEY },
      payload: { userId: 'asha' },
    })
    expect(await chat.db.selectFrom('room_blocks').selectAll().execute()).toEqual([])
  })
})

it('counts unread messages and mentions until they are read, on all devices', async () => {
  const [asha, gita, phone] = [
    await chat.connect('asha'),
    await chat.connect('gita'),
    await chat.connect('gita'),
  ]
  await say(asha, 'one')
  await say(asha, 'two', { mentions: ['gita'] })
  expect(await roomOf('gita')).toMatchObject({ unread: 2, mentioned: true, lastSeq: 2, readSeq: 0 })
  expect(await roomOf('asha')).toMatchObject({ unread: 0, mentioned: false })
  const unread = async () => (await chat.call('gita', '/api/chat/rooms-unread?userId=gita')).json().data
  expect(await unread()).toEqual({ rooms: 1, mentions: 1 })
  gita.send({ type: 'room_read', roomId: ROOM, upToSeq: 99 })
  expect(await phone.next('room_read', ({ userId }) => userId === 'gita')).toMatchObject({ upToSeq: 2 })
  expect(await asha.next('room_read')).toMatchObject({ userId: 'gita', upToSeq: 2 })
  expect(await roomOf('gita')).toMatchObject({ unread: 0, mentioned: false })
  expect(await unread()).toEqual({ rooms: 0, mentions: 0 })
  const readers = await chat.call('asha', `/api/chat/rooms/${ROOM}/readers?userId=asha&seq=2`)
  expect(readers.json().data).toEqual({ count: 1, readers: ['gita'] })
})

it('does not count deleted messages as unread, whoever has deleted them', async () => {
  const [asha, ravi] = [await chat.connect('asha'), await chat.connect('m-ravi')]
  for (const text of ['one', 'two', 'three']) await say(asha, text)
  await deleteIn(asha, 2)
  const rooms = async () => (await chat.call('gita', '/api/chat/rooms-unread?userId=gita')).json().data.rooms
  const list = async () => (await chat.call('gita', '/api/chat/rooms?userId=gita')).json().data.rooms
  expect(await roomOf('gita')).toMatchObject({ unread: 2, lastSeq: 3, readSeq: 0 })
  expect(await list()).toMatchObject([{ unread: 2 }])
  await chat.call('gita', `/api/chat/rooms/${ROOM}/read`, { userId: 'gita', upToSeq: 1 })
  expect(await roomOf('gita')).toMatchObject({ unread: 1 })
  expect(await rooms()).toBe(1)
  await deleteIn(ravi, 3)
  expect(await roomOf('gita')).toMatchObject({ unread: 0, readSeq: 3 })
  expect(await rooms()).toBe(0)
  await say(asha, 'four')
  expect(await roomOf('gita')).toMatchObject({ unread: 1 })
})

it('tells who is typing in a small room only', async () => {
  const [asha, gita] = [await chat.connect('asha'), await chat.connect('gita')]
  asha.send({ type: 'room_typing', roomId: ROOM })
  expect(await gita.next('room_typing')).toEqual({ type: 'room_typing', roomId: ROOM, userId: 'asha' })
  const many = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`p${at}`, 'member' as const]))
  await wantRoom(chat, { asha: 'member', gita: 'member', ...many })
  const before = gita.received.filter(({ type }) => type === 'room_typing').length
  asha.send({ type: 'room_typing', roomId: ROOM })
  await say(asha, 'sent')
  await gita.next('room_message')
  expect(gita.received.filter(({ type }) => type === 'room_typing')).toHaveLength(before)
})

it('replays what a client has missed, in order, and names rooms where that is too much', async () => {
  const asha = await chat.connect('asha')
  for (const text of ['1', '2', '3']) await say(asha, text)
  const gita = await chat.connect('gita')
  gita.send({ type: 'room_resume', cursors: [{ roomId: ROOM, seq: 1 }] })
  expect((await gita.next('room_resumed')).rooms).toEqual([{ roomId: ROOM, seq: 3 }])
  expect(roomMessages(gita).map(({ message }) => message)).toEqual(['2', '3'])
  await chat.db.updateTable('rooms').set({ last_seq: 900 }).execute()
  gita.send({ type: 'room_resume', cursors: [{ roomId: ROOM, seq: 3 }] })
  expect((await gita.next('room_resume_failed')).roomIds).toEqual([ROOM])
  const vik = await chat.connect('vik')
  vik.send({ type: 'room_resume', cursors: [{ roomId: ROOM, seq: 0 }] })
  expect((await vik.next('room_resumed')).rooms).toEqual([])
  expect(roomMessages(vik)).toEqual([])
})

it('returns pages of messages in both directions and around a number', async () => {
  const asha = await chat.connect('asha')
  for (let at = 1; at <= 9; at += 1) await say(asha, String(at))
  const texts = async (query: string) =>
    (await messagesOf('gita', query)).map(({ message }: { message: string }) => message).join('')
  expect(await texts('&limit=3')).toBe('789')
  expect(await texts('&limit=3&beforeSeq=7')).toBe('456')
  expect(await texts('&limit=3&afterSeq=2')).toBe('345')
  expect(await texts('&limit=4&aroundSeq=5')).toBe('4567')
  expect((await chat.call('vik', `/api/chat/rooms/${ROOM}/messages?userId=vik`)).statusCode).toBe(404)
  expect((await chat.call('vik', `/api/chat/rooms/${ROOM}/messages?userId=gita`)).statusCode).toBe(403)
})
