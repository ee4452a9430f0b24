import { ROOM_MEMBERS_MAX } from '@mentor-connect/contract/messages/roomRules'
import { TestChat } from '../testing/chatService'
import { deleteIn, refused, ROOM, roomMessages, say, tellRooms, wantRoom } from '../testing/rooms'

let chat: TestChat
beforeEach(async () => {
  chat = await TestChat.start({ config: { chatMessageBurst: 1_000_000 } })
  chat.know('asha', 'gita', 'm-ravi', 'm-sita', 'vik')
  await wantRoom(chat, { asha: 'member', gita: 'member', 'm-sita': 'moderator' })
})
afterEach(() => chat.close())

const read = async (personId: string, rest = '') =>
  (await chat.call(personId, `/api/chat/rooms/${ROOM}${rest}?userId=${personId}`)).json().data
const act = (personId: string, action: string, body: object = {}) =>
  chat.call(personId, `/api/chat/rooms/${ROOM}/${action}`, { userId: personId, ...body })
const status = async (...args: Parameters<typeof act>) => (await act(...args)).statusCode
const messagesOf = async (personId: string) => (await read(personId, '/messages')) as { message: string }[]

describe('the wanted state', () => {
  it('shows each member the room with the page for their role', async () => {
    expect(await read('asha')).toMatchObject({
      _id: ROOM,
      kind: 'workshop',
      title: 'Write a résumé',
      page: '/workshops/w1',
      role: 'member',
      memberCount: 4,
      closed: false,
      muted: false,
      unread: 0,
    })
    expect(await read('m-ravi')).toMatchObject({ role: 'owner', page: '/mentor/workshops/w1' })
    expect((await chat.call('vik', `/api/chat/rooms/${ROOM}?userId=vik`)).statusCode).toBe(404)
    expect((await read('asha', '/members')).members.map(({ userId }: { userId: string }) => userId)).toEqual([
      'm-ravi',
      'm-sita',
      'asha',
      'gita',
    ])
  })

  it('counts by version, in whatever order states arrive', async () => {
    const version = chat.clock().getTime()
    await wantRoom(chat, { vik: 'member' }, { version: version + 2, title: 'Later' })
    await wantRoom(chat, { asha: 'member' }, { version: version + 1, title: 'Earlier' })
    expect(await read('vik')).toMatchObject({ title: 'Later', memberCount: 2 })
    expect((await chat.call('asha', `/api/chat/rooms/${ROOM}?userId=asha`)).statusCode).toBe(404)
  })

  it('is the last one after 40 states at once', async () => {
    const version = chat.clock().getTime()
    const states = Array.from({ length: 40 }, (_, at) => at + 1)
    await Promise.all(
      states.map((at) => wantRoom(chat, { [`p${at}`]: 'member' }, { version: version + at, title: `${at}` })),
    )
    expect(await read('p40')).toMatchObject({ title: '40', memberCount: 2 })
  })

  it('tells connected people that they are members now, or not any more', async () => {
    const [asha, vik] = [await chat.connect('asha'), await chat.connect('vik')]
    const ravi = await chat.connect('m-ravi')
    await wantRoom(chat, { vik: 'member' })
    expect(await asha.next('room_changed')).toEqual({ type: 'room_changed', roomId: ROOM })
    await vik.next('room_changed')
    await say(ravi, 'hello')
    expect((await vik.next('room_message')).data.message).toBe('hello')
    await asha.settled()
    expect(roomMessages(asha)).toEqual([])
    expect(await refused(asha, 'still here')).toBe('no_room')
  })

  it('closes the room of a thing that is gone, which its members can still read', async () => {
    const asha = await chat.connect('asha')
    await say(asha, 'remember')
    const version = chat.clock().getTime() + 1
    await tellRooms(chat, [{ kind: 'workshop', subjectId: 'w1', version }])
    expect(await read('gita')).toMatchObject({ closed: true })
    expect(await messagesOf('gita')).toMatchObject([{ message: 'remember' }])
    expect(await refused(asha, 'more')).toBe('room_closed')
  })

  it('is refused without the service key, and with too many members', async () => {
    expect((await tellRooms(chat, [], 'another key')).statusCode).toBe(404)
    const members = Array.from({ length: ROOM_MEMBERS_MAX + 1 }, (_, at) => ({
      personId: `p${at}`,
      role: 'member' as const,
    }))
    const room = { title: 'x', pages: {}, members, history: 'all' as const, closed: false }
    const response = await tellRooms(chat, [{ kind: 'workshop', subjectId: 'w2', version: 1, room }])
    expect(response.statusCode).toBe(400)
  })
})

describe('history', () => {
  it('of the time before joining is hidden from new members, unless the owner shows all', async () => {
    const asha = await chat.connect('asha')
    await say(asha, 'before')
    await wantRoom(chat, { asha: 'member', vik: 'member' })
    await say(asha, 'after')
    expect(await messagesOf('vik')).toMatchObject([{ message: 'after' }])
    expect(await read('vik')).toMatchObject({ unread: 1, hiddenUpToSeq: 1 })
    expect(await status('asha', 'history', { history: 'all' })).toBe(403)
    expect(await status('m-ravi', 'history', { history: 'all' })).toBe(200)
    expect(await messagesOf('vik')).toMatchObject([{ message: 'before' }, { message: 'after' }])
  })

  it('shows no last message that the reader cannot read', async () => {
    const asha = await chat.connect('asha')
    await say(asha, 'before')
    await wantRoom(chat, { asha: 'member', vik: 'member' })
    const list = await chat.call('vik', '/api/chat/rooms?userId=vik')
    expect(list.json().data).toMatchObject({ rooms: [{ unread: 0 }], pagination: { totalItems: 1 } })
    expect(list.json().data.rooms[0].lastMessage).toBeUndefined()
  })
})

describe('leaving', () => {
  it('lasts until the person comes back, or is named anew', async () => {
    expect(await status('asha', 'leave')).toBe(200)
    expect(await status('asha', 'leave')).toBe(404)
    await wantRoom(chat, { asha: 'member', gita: 'member' })
    expect((await chat.call('asha', `/api/chat/rooms/${ROOM}?userId=asha`)).statusCode).toBe(404)
    expect(await status('asha', 'rejoin')).toBe(200)
    expect(await read('asha')).toMatchObject({ role: 'member' })
    await act('asha', 'leave')
    await wantRoom(chat, { gita: 'member' })
    expect(await status('asha', 'rejoin')).toBe(404)
    await wantRoom(chat, { asha: 'member', gita: 'member' })
    expect(await read('asha')).toMatchObject({ memberCount: 3 })
  })

  it('is not for the owner', async () => {
    expect((await act('m-ravi', 'leave')).json()).toMatchObject({ reason: 'room_owner_stays' })
    expect(await status('vik', 'rejoin')).toBe(404)
  })
})

describe('people who lead the room', () => {
  it('remove members, whom the main API cannot bring back until they are allowed to', async () => {
    const asha = await chat.connect('asha')
    expect(await status('gita', 'remove-member', { memberId: 'asha' })).toBe(403)
    expect(await status('m-sita', 'remove-member', { memberId: 'm-ravi' })).toBe(403)
    expect(await status('m-sita', 'remove-member', { memberId: 'asha' })).toBe(200)
    expect(await status('m-sita', 'remove-member', { memberId: 'asha' })).toBe(404)
    await wantRoom(chat, { gita: 'member', 'm-sita': 'moderator' })
    await wantRoom(chat, { asha: 'member', gita: 'member', 'm-sita': 'moderator' })
    expect(await refused(asha, 'back')).toBe('no_room')
    expect(await status('asha', 'rejoin')).toBe(404)
    expect(await read('m-ravi', '/removed-members')).toMatchObject({ members: [{ userId: 'asha' }] })
    expect(await read('gita', '/removed-members')).toBeUndefined()
    expect(await status('gita', 'allow-member', { memberId: 'asha' })).toBe(403)
    expect(await status('m-ravi', 'allow-member', { memberId: 'asha' })).toBe(200)
    expect((await say(asha, 'thank you')).seq).toBe(1)
  })

  it('remove messages for everybody; the text is kept', async () => {
    const [asha, gita] = [await chat.connect('asha'), await chat.connect('gita')]
    await say(asha, 'rude', { mentions: ['gita'] })
    const sita = await chat.connect('m-sita')
    expect(await deleteIn(gita, 1)).toMatchObject({ code: 'forbidden' })
    expect(await deleteIn(sita, 2)).toMatchObject({ code: 'no_message' })
    expect(await deleteIn(sita, 1)).toMatchObject({ type: 'change_ack' })
    expect(await gita.next('changed')).toMatchObject({
      conversationId: ROOM,
      message: { seq: 1, message: '', removed: true },
    })
    const [message] = await messagesOf('gita')
    expect(message).toMatchObject({ message: '', removed: true })
    expect(message).not.toHaveProperty('mentions')
    expect(await read('gita')).toMatchObject({ mentioned: false })
    const earlier = await chat.db.selectFrom('earlier_texts').select(['author_id', 'message']).execute()
    expect(earlier).toEqual([{ author_id: 'asha', message: 'rude' }])
    const removals = await chat.db.selectFrom('room_removals').select('removed_by').execute()
    expect(removals).toEqual([{ removed_by: 'm-sita' }])
  })

  it('pin a message, and the members see it', async () => {
    const asha = await chat.connect('asha')
    await say(asha, 'the link')
    expect(await status('asha', 'pin', { seq: 1 })).toBe(403)
    expect(await status('m-ravi', 'pin', { seq: 9 })).toBe(404)
    expect(await status('m-ravi', 'pin', { seq: 1 })).toBe(200)
    expect(await read('gita')).toMatchObject({ pinned: { seq: 1, message: 'the link' } })
    await act('m-ravi', 'pin', { seq: 0 })
    expect((await read('gita')).pinned).toBeUndefined()
  })

  it('are appointed by the owner alone', async () => {
    expect(await status('m-sita', 'role', { memberId: 'asha', role: 'moderator' })).toBe(403)
    expect(await status('m-ravi', 'role', { memberId: 'asha', role: 'moderator' })).toBe(200)
    expect(await status('m-ravi', 'role', { memberId: 'm-sita', role: 'member' })).toBe(403)
    expect(await status('m-ravi', 'role', { memberId: 'vik', role: 'moderator' })).toBe(404)
    expect(await read('asha')).toMatchObject({ role: 'moderator' })
    await wantRoom(chat, { asha: 'member', gita: 'member' })
    expect(await read('asha')).toMatchObject({ role: 'moderator' })
    expect(await status('m-ravi', 'role', { memberId: 'asha', role: 'member' })).toBe(200)
    expect(await status('asha', 'pin', { seq: 0 })).toBe(403)
  })
})

it('mutes a room for one member only, and tells nobody else', async () => {
  const gita = await chat.connect('gita')
  expect((await act('asha', 'mute', { muted: true })).json().data).toMatchObject({ muted: true })
  expect(await read('gita')).toMatchObject({ muted: false })
  await gita.settled()
  expect(gita.received.map(({ type }) => type)).not.toContain('room_changed')
})

it('hides restricted members from the others', async () => {
  await chat.db
    .insertInto('person_access')
    .values({ person_id: 'asha', version: 1, restriction: 'guardian_consent_needed' })
    .execute()
  const { members, pagination } = await read('gita', '/members')
  expect(members.map(({ userId }: { userId: string }) => userId)).not.toContain('asha')
  expect(pagination.totalItems).toBe(3)
})

it('lists rooms by page, last active first', async () => {
  for (const subjectId of ['w2', 'w3']) {
    chat.clock.advance(1000)
    await wantRoom(chat, { asha: 'member' }, { subjectId })
  }
  chat.clock.advance(1000)
  await say(await chat.connect('asha'), 'newest')
  const page = async (number: number) =>
    (await chat.call('asha', `/api/chat/rooms?userId=asha&limit=2&page=${number}`)).json().data
  const ids = async (number: number) => (await page(number)).rooms.map(({ _id }: { _id: string }) => _id)
  expect([await ids(1), await ids(2)]).toEqual([[ROOM, 'workshop-w3'], ['workshop-w2']])
  expect((await page(1)).pagination).toMatchObject({ totalItems: 3, totalPages: 2 })
  expect((await page(1)).rooms[0].lastMessage).toMatchObject({ message: 'newest' })
})
