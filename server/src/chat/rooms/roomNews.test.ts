import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { SERVICE_KEY } from '../../testing/chatApi'
import { deleteLeft } from '../housekeeping'
import { testConfig } from '../../testing/testConfig'
import { TestChat } from '../testing/chatService'
import { deleteIn, ROOM, say, tellRooms, wantRoom } from '../testing/rooms'

const INTERVAL = MINUTE_MS
let chat: TestChat
beforeEach(async () => {
  chat = await TestChat.start({ timing: { unread: INTERVAL }, config: { chatMessageBurst: 1_000_000 } })
  chat.know('asha', 'gita', 'm-ravi', 'vik')
  await wantRoom(chat, { asha: 'member', gita: 'member' })
})
afterEach(() => chat.close())

/** Runs the job, and returns what it has told the main API. */
async function news() {
  chat.clock.advance(INTERVAL)
  chat.api.roomNews.length = 0
  await chat.settle()
  return chat.api.roomNews.map(({ kind, personId, seq }) => `${kind} ${personId} ${seq}`).sort()
}
const act = (personId: string, action: string, body: object = {}) =>
  chat.call(personId, `/api/chat/rooms/${ROOM}/${action}`, { userId: personId, ...body })
const internal = (path: string, payload: object) =>
  chat.nodes[0]!.inject({
    method: 'POST',
    url: `/internal/${path}`,
    headers: { 'x-service-key': SERVICE_KEY },
    payload,
  })

it('tells of messages once until the room was read, and only about people who are away', async () => {
  const asha = await chat.connect('asha')
  const ravi = await chat.connect('m-ravi')
  await say(asha, 'one')
  await say(asha, 'two')
  expect(await news()).toEqual(['messages gita 2'])
  await say(asha, 'three')
  expect(await news()).toEqual([])
  await act('gita', 'read', { upToSeq: 3 })
  expect(await news()).toEqual(['read gita 2'])
  expect(await news()).toEqual([])
  await say(ravi, 'four')
  expect(await news()).toEqual(['messages gita 4'])
})

it('tells of mentions also in muted rooms, and of nothing else there', async () => {
  const asha = await chat.connect('asha')
  await act('gita', 'mute', { muted: true })
  await say(asha, 'one')
  expect(await news()).toEqual(['messages m-ravi 1'])
  await say(asha, '@gita', { mentions: ['gita'] })
  expect(await news()).toEqual(['mention gita 2'])
  expect(chat.api.roomNews).toMatchObject([{ authorId: 'asha', roomId: ROOM }])
  expect(await news()).toEqual([])
})

it('tells nothing of mentions that were read or removed, or of people who have left', async () => {
  const asha = await chat.connect('asha')
  const gita = await chat.connect('gita')
  await say(asha, '@gita', { mentions: ['gita'] })
  gita.send({ type: 'room_read', roomId: ROOM, upToSeq: 1 })
  await asha.next('room_read', ({ userId }) => userId === 'gita')
  gita.terminate()
  expect(await news()).toEqual(['messages m-ravi 1'])
  await say(asha, '@gita', { mentions: ['gita'] })
  await deleteIn(await chat.connect('m-ravi'), 2)
  await act('m-ravi', 'read', { upToSeq: 2 })
  await act('gita', 'leave')
  await news()
  expect(chat.api.roomNews.map(({ kind }) => kind)).not.toContain('mention')
})

it('takes a notification back if all that was unread is deleted, and tells of nothing deleted', async () => {
  const asha = await chat.connect('asha')
  const ravi = await chat.connect('m-ravi')
  await say(asha, 'one')
  await say(asha, 'two')
  expect(await news()).toEqual(['messages gita 2'])
  await deleteIn(asha, 2)
  expect(await news()).toEqual([])
  await deleteIn(ravi, 1)
  expect(await news()).toEqual(['read gita 2'])
  await say(asha, 'three')
  await deleteIn(asha, 3)
  expect(await news()).toEqual([])
})

it('exports the rooms and the own messages of a person, and nobody else’s', async () => {
  const [asha, gita] = [await chat.connect('asha'), await chat.connect('gita')]
  await say(asha, 'mine')
  await say(gita, 'hers')
  const { rooms } = (await internal('people/export', { userId: 'asha' })).json().data
  expect(rooms).toMatchObject([{ _id: ROOM, title: 'Write a résumé', isMember: true }])
  const page = { userId: 'asha', conversationId: ROOM, afterSeq: 0 }
  expect((await internal('people/export-messages', page)).json().data).toMatchObject([{ message: 'mine' }])
  const next = { ...page, afterSeq: 1 }
  expect((await internal('people/export-messages', next)).json().data).toEqual([])
})

it('takes an erased person out of the room for good; the others keep the messages', async () => {
  const asha = await chat.connect('asha')
  await say(asha, 'remember', { mentions: ['gita'] })
  await internal('people/erase', { userId: 'asha' })
  await wantRoom(chat, { asha: 'member', gita: 'member' })
  const room = (await chat.call('gita', `/api/chat/rooms/${ROOM}?userId=gita`)).json().data
  expect(room).toMatchObject({ memberCount: 2, lastMessage: { message: 'remember', senderId: 'asha' } })
  expect(await chat.db.selectFrom('room_members').select('person_id').execute()).toHaveLength(2)
})

it('names members to each other, and nobody else', async () => {
  const partners = async (userId: string) =>
    (await internal('people/partners', { userId, personIds: ['gita', 'vik', 'm-ravi'] })).json().data
      .partnerIds
  expect((await partners('asha')).sort()).toEqual(['gita', 'm-ravi'])
  expect(await partners('vik')).toEqual([])
  await act('asha', 'leave')
  expect(await partners('asha')).toEqual([])
  expect((await internal('people/partners', { userId: 'gita', personIds: ['asha'] })).json().data).toEqual({
    partnerIds: ['asha'],
  })
})

it('returns a reported message with those around it, only to who could read it', async () => {
  const asha = await chat.connect('asha')
  await say(asha, 'before')
  await say(asha, 'rude')
  await deleteIn(await chat.connect('m-ravi'), 2)
  const transcript = async (reporterId: string, seq: number) =>
    (await internal('rooms/transcript', { reporterId, roomId: ROOM, seq })).json().data
  expect(await transcript('gita', 2)).toMatchObject({
    authorId: 'asha',
    transcript: {
      conversationId: ROOM,
      messages: [{ message: 'before' }, { deleted: true, earlier: ['rude'] }],
    },
  })
  expect(await transcript('gita', 3)).toBeNull()
  expect(await transcript('vik', 2)).toBeNull()
  await wantRoom(chat, { asha: 'member', vik: 'member' })
  expect(await transcript('vik', 2)).toBeNull()
})

it('deletes a closed room without members after the months in which somebody may complain', async () => {
  const asha = await chat.connect('asha')
  await say(asha, 'hello')
  const tidy = () =>
    deleteLeft({ db: chat.db, clock: chat.clock, config: { ...testConfig(), leftMessagesMonths: 3 } })
  const count = async () => (await chat.db.selectFrom('rooms').select('id').execute()).length
  chat.clock.advance(100 * 24 * 60 * MINUTE_MS)
  await tidy()
  expect(await count()).toBe(1)
  for (const userId of ['asha', 'gita', 'm-ravi']) await internal('people/erase', { userId })
  await tidy()
  expect(await count()).toBe(1)
  await tellRooms(chat, [{ kind: 'workshop', subjectId: 'w1', version: chat.clock().getTime() }])
  await tidy()
  expect(await count()).toBe(0)
})
