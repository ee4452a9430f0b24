import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { workshopWorld, type WorkshopWorld } from '../../testing/workshopWorld'
import { workshopRoom } from './workshopRoom.query'

let w: WorkshopWorld
beforeEach(async () => {
  w = await workshopWorld()
})
afterEach(() => w.t.close())

const find = (now = w.t.clock()) => workshopRoom(w.t.db, 'w1', { openedAt: '', now })
const members = async () => (await find())?.members.map(({ personId }) => personId)
const stored = () => w.t.db.selectFrom('rooms').selectAll().executeTakeFirst()
/** Notes that chat was told, and returns whether it was to be told. */
async function takeChange() {
  const before = await stored()
  await w.t.db.updateTable('rooms').set({ is_told: 1 }).execute()
  return before?.is_told === 0
}

it('begins when the workshop opens, and has the mentor and the learners with a seat', async () => {
  await w.save()
  expect([await find(), await stored()]).toEqual([undefined, undefined])
  await w.opened({ revision: 0 })
  expect(await stored()).toMatchObject({ kind: 'workshop', subject_id: 'w1', is_told: 0 })
  const [asha, gita, meena] = [await w.learner('Asha'), await w.learner('Gita'), await w.learner('Meena')]
  for (const person of [asha, gita, meena]) await w.join(person)
  const ids = [asha, gita, meena].map(({ account }) => account._id)
  expect(await members()).toEqual([w.mentor.account._id, ids[0], ids[1]])
  await w.post(asha, '/workshops/w1/leave')
  expect(await members()).toEqual([w.mentor.account._id, ids[1], ids[2]])
  await w.sanction(gita, 'suspension')
  expect(await members()).toEqual([w.mentor.account._id, ids[2]])
})

it('leaves out learners who have joined when no other learner saw them', async () => {
  await w.opened()
  await w.join(await w.learner('Asha'))
  expect(await members()).toHaveLength(2)
  await w.t.db.updateTable('workshop_people').set({ is_in_room: 0 }).execute()
  expect(await members()).toEqual([w.mentor.account._id])
})

it('is told to chat when a seat is taken or given back, not for the waiting list', async () => {
  await w.opened({ seats: 2 })
  const people = [await w.learner('Asha'), await w.learner('Gita'), await w.learner('Meena')]
  await takeChange()
  const changes = []
  for (const person of people) {
    await w.join(person)
    changes.push(await takeChange())
  }
  await w.post(people[2]!, '/workshops/w1/leave')
  changes.push(await takeChange())
  await w.post(people[0]!, '/workshops/w1/leave')
  changes.push(await takeChange())
  expect(changes).toEqual([true, true, false, false, true])
})

it('is closed when the workshop is cancelled, and a month after its end', async () => {
  await w.opened()
  expect(await find()).toMatchObject({ isClosed: false, title: 'Write a résumé' })
  expect(await find(new Date(w.t.clock().getTime() + 40 * DAY_MS))).toMatchObject({ isClosed: true })
  await takeChange()
  await w.post(w.mentor, '/mentor/workshops/w1/cancel', { revision: 1 })
  expect(await takeChange()).toBe(true)
  expect(await find()).toMatchObject({ isClosed: true })
})

it('does not show a text that operators have hidden', async () => {
  await w.opened()
  await takeChange()
  await w.t.db.updateTable('workshops').set({ text_hidden_at: w.t.clock().toISOString() }).execute()
  expect(await takeChange()).toBe(true)
  expect((await find())?.title).toBe(w.mentor.account.name)
})
