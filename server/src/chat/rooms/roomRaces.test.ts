import { racesOf } from '../../testing/raceTests'
import { TestChat } from '../testing/chatService'
import { ROOM, say, wantRoom } from '../testing/rooms'

const PEOPLE = Array.from({ length: 12 }, (_, at) => `p${at}`)
let chat: TestChat
beforeEach(async () => {
  chat = await TestChat.start({ config: { chatMessageBurst: 1_000_000, chatMessagesPerSecond: 1_000_000 } })
  await wantRoom(chat, all())
})
afterEach(() => chat.close())

const all = () =>
  Object.fromEntries([...PEOPLE.map((id) => [id, 'member' as const]), ['m-sita', 'moderator' as const]])
const act = async (personId: string, action: string, body: object = {}) =>
  (await chat.call(personId, `/api/chat/rooms/${ROOM}/${action}`, { userId: personId, ...body })).statusCode
const room = () => chat.db.selectFrom('rooms').selectAll().executeTakeFirstOrThrow()
const active = async () =>
  (await chat.db.selectFrom('room_members').select('person_id').where('is_active', '=', 1).execute()).map(
    ({ person_id }) => person_id,
  )

it('two people who remove a member at once remove the member once', async () => {
  const statuses = await Promise.all([
    act('m-ravi', 'remove-member', { memberId: 'p1' }),
    act('m-sita', 'remove-member', { memberId: 'p1' }),
  ])
  expect(statuses.sort()).toEqual([200, 404])
  expect(await active()).not.toContain('p1')
})

it('members who leave, come back, are removed and are named anew at once are counted rightly', async () => {
  for (let race = 0; race < racesOf(3); race += 1) {
    await Promise.all([
      ...PEOPLE.map((id) => act(id, 'leave')),
      ...PEOPLE.slice(0, 6).map((id) => act(id, 'rejoin')),
      ...PEOPLE.slice(6).map((id) => act('m-ravi', 'remove-member', { memberId: id })),
      wantRoom(chat, all(), { version: chat.clock().getTime() + race }),
    ])
    const members = await active()
    expect((await room()).member_count).toBe(members.length)
    for (const id of PEOPLE.slice(6)) expect(members).not.toContain(id)
    await Promise.all(PEOPLE.slice(6).map((memberId) => act('m-ravi', 'allow-member', { memberId })))
    await Promise.all(PEOPLE.map((id) => act(id, 'rejoin')))
    expect((await room()).member_count).toBe(PEOPLE.length + 2)
  }
})

it('a message and the removal of its author at once: it is stored before, or refused', async () => {
  const clients = await Promise.all(PEOPLE.map((id) => chat.connect(id)))
  const outcomes = await Promise.all(
    clients.map(async (client, at) => {
      client.send({ type: 'room_message', roomId: ROOM, message: 'last words', clientMsgId: `x${at}` })
      await act('m-ravi', 'remove-member', { memberId: PEOPLE[at] })
      return Promise.race([client.next('room_ack'), client.next('error')])
    }),
  )
  const stored = outcomes.filter(({ type }) => type === 'room_ack').length
  expect((await room()).last_seq).toBe(stored)
  for (const outcome of outcomes) if (outcome.type === 'error') expect(outcome.code).toBe('no_room')
})

it('reads of all devices at once end at the furthest', async () => {
  const ravi = await chat.connect('m-ravi')
  for (let at = 0; at < 20; at += 1) await say(ravi, String(at))
  const devices = await Promise.all([1, 2, 3].map(() => chat.connect('p1')))
  for (let upToSeq = 1; upToSeq <= 20; upToSeq += 1)
    devices[upToSeq % 3]!.send({ type: 'room_read', roomId: ROOM, upToSeq })
  await ravi.next('room_read', ({ userId, upToSeq }) => userId === 'p1' && upToSeq === 20)
  await act('p1', 'read', { upToSeq: 3 })
  const { read_seq } = await chat.db
    .selectFrom('room_members')
    .select('read_seq')
    .where('person_id', '=', 'p1')
    .executeTakeFirstOrThrow()
  expect(read_seq).toBe(20)
})
