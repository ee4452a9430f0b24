import type { RoomKind } from '@mentor-connect/contract/messages/roomRules'
import type { RoomSummary } from '@mentor-connect/contract/messages/rooms'
import { startApiAndChat, type ApiAndChat } from '../../testing/apiAndChat'
import { mentorshipWorld, type Person } from '../../testing/mentorshipWorld'
import { closeRoom, openRoom, roomChanged } from './roomChanges'

let t: ApiAndChat
let w: ReturnType<typeof mentorshipWorld>
let ravi: Person
let asha: Person
beforeEach(async () => {
  t = await startApiAndChat()
  w = mentorshipWorld(t)
  ravi = await w.mentor()
  asha = await w.learner()
})
afterEach(() => t.close())

const ofMentor = () => ['mentor', ravi.account._id] as [RoomKind, string]
const inTransaction = (change: typeof openRoom) =>
  t.db.transaction().execute((tx) => change(tx, t, ...ofMentor()))
const stored = () => t.db.selectFrom('rooms').selectAll().execute()
async function roomsOf({ account, bearer }: Person): Promise<RoomSummary[]> {
  const headers = { authorization: `Bearer ${bearer}` }
  const url = `/api/chat/rooms?userId=${account._id}`
  return (await t.chat.inject({ url, headers })).json().data.rooms
}
const active = async () => {
  const id = await w.requested(asha, ravi)
  await w.through(id, [
    [ravi, 'accept'],
    [asha, 'confirm'],
  ])
  return id
}
/** Runs the jobs, and the recurring one ten seconds later. */
async function settle() {
  await t.jobs.settle()
  t.clock.advance(11_000)
  await t.jobs.settle()
}

it('tells chat the state of a room that its owner has opened, and each change of it', async () => {
  const id = await active()
  await inTransaction(roomChanged)
  expect(await stored()).toEqual([])
  await inTransaction(openRoom)
  await settle()
  expect(await roomsOf(ravi)).toMatchObject([
    { title: 'Ravi Kumar', role: 'owner', memberCount: 2, closed: false },
  ])
  expect(await roomsOf(asha)).toMatchObject([{ role: 'member' }])
  await w.through(id, [[asha, 'end']])
  await settle()
  expect(await roomsOf(asha)).toEqual([])
  await inTransaction(closeRoom)
  await settle()
  expect(await roomsOf(ravi)).toMatchObject([{ closed: true, memberCount: 1 }])
  await inTransaction(openRoom)
  await settle()
  expect(await roomsOf(ravi)).toMatchObject([{ closed: false }])
})

it('tells chat later if it does not respond', async () => {
  await active()
  await t.stopChat()
  await inTransaction(openRoom)
  await t.jobs.settle()
  await t.startChat()
  t.clock.advance(60_000)
  await t.jobs.settle()
  expect(await roomsOf(asha)).toMatchObject([{ title: 'Ravi Kumar' }])
})

it('gives each of 20 changes at once a version of its own', async () => {
  await Promise.all(Array.from({ length: 20 }, () => inTransaction(openRoom)))
  const jobs = await t.db.selectFrom('jobs').select('dedupe_key').where('kind', '=', 'rooms.tell').execute()
  expect(new Set(jobs.map(({ dedupe_key }) => dedupe_key)).size).toBe(20)
})

it('closes the room of a thing that is gone, and forgets it', async () => {
  await inTransaction(openRoom)
  await settle()
  await t.db.deleteFrom('mentors').where('id', '=', ravi.account._id).execute()
  await settle()
  expect(await stored()).toEqual([])
  expect(await roomsOf(ravi)).toMatchObject([{ closed: true }])
})
