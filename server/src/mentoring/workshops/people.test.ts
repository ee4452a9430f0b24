import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { WORKSHOP_PEOPLE_PAGE } from '@mentor-connect/contract/mentoring/workshops/workshopLimits'
import { insertLearners } from '../meetings/testing/insertLearners'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { workshopWorld, type WorkshopWorld } from '../../testing/workshopWorld'

let w: WorkshopWorld
let asha: SignedIn<Learner>
beforeEach(async () => {
  w = await workshopWorld()
  asha = await signedInLearner(w.t, { name: 'Asha' })
})
afterEach(() => w.t.close())

const URL = '/mentor/workshops/w1/people'
const people = async (query = '') => (await w.get(`${URL}${query}`, w.mentor)).data
const names = async () => (await people()).people.map(({ name }: { name: string }) => name)

it('the mentor sees names and pictures, first of those with a seat, and nothing else', async () => {
  await w.opened({ seats: 2 })
  expect(await people()).toMatchObject({ people: [], unnamed: 0, pagination: { totalItems: 0 } })
  const [ravi, meena] = [await w.learner('Ravi'), await w.learner('Meena')]
  const profile = '/media/portraits/asha.svg'
  await w.t.db.updateTable('learners').set({ profile }).where('id', '=', asha.account._id).execute()
  for (const person of [asha, ravi, meena]) await w.join(person)
  await w.t.db.updateTable('learners').set({ profile: null }).where('name', '<>', 'Asha').execute()
  expect((await people()).people).toEqual([
    { name: 'Asha', place: 'booked', profile },
    { name: 'Ravi', place: 'booked' },
    { name: 'Meena', place: 'waiting' },
  ])
  await w.post(asha, '/workshops/w1/leave')
  expect(await names()).toEqual(['Ravi', 'Meena'])
})

it('nobody else sees the list', async () => {
  await w.opened()
  await w.join(asha)
  const other: SignedIn<Mentor> = await signedInMentor(w.t)
  expect((await w.get(URL, other)).status).toBe(404)
  expect((await w.get(URL, asha)).status).toBe(403)
  expect((await w.get(URL)).status).toBe(401)
  for (const url of ['/workshops/w1', '/workshops/w1/place', '/own-workshops?when=upcoming'])
    expect(JSON.stringify((await w.get(url, await w.learner('Ravi'))).data)).not.toContain('Asha')
})

it('a long list has pages', async () => {
  await w.opened({ seats: 100 })
  const ids = await insertLearners(w.t, WORKSHOP_PEOPLE_PAGE + 2)
  for (const id of ids) await w.seats.join(id, 'w1')
  expect((await people()).people).toHaveLength(WORKSHOP_PEOPLE_PAGE)
  const second = await people('?page=2')
  expect(second.people).toHaveLength(2)
  expect(second.pagination).toMatchObject({ page: 2, totalItems: WORKSHOP_PEOPLE_PAGE + 2, totalPages: 2 })
})

it('whoever joined before names were shown is only counted, until he or she joins again', async () => {
  await w.opened({ seats: 2 })
  const [ravi, meena] = [await w.learner('Ravi'), await w.learner('Meena')]
  for (const person of [asha, ravi, meena]) await w.join(person)
  await w.t.db.updateTable('workshop_people').set({ is_named: 0 }).execute()
  expect(await people()).toMatchObject({ people: [], unnamed: 3 })
  await w.post(asha, '/workshops/w1/leave')
  await w.join(asha)
  expect(await people()).toMatchObject({ people: [{ name: 'Asha' }], unnamed: 2 })
})

it('of past workshops, people who are suspended, blocked or deleted are not shown', async () => {
  await w.opened({ seats: 20 })
  const [ravi, meena, kiran] = [await w.learner('Ravi'), await w.learner('Meena'), await w.learner('Kiran')]
  for (const person of [asha, ravi, meena, kiran]) await w.join(person)
  w.t.clock.advance(72 * HOUR_MS)
  const now = w.t.clock().toISOString()
  const pair = { learner_id: ravi.account._id, mentor_id: w.mentor.account._id, changed_at: now }
  await w.t.db
    .insertInto('blocked_pairs')
    .values({ ...pair, by_learner: 1, by_mentor: 0 })
    .execute()
  await w.sanction(meena, 'suspension')
  await w.t.db.deleteFrom('learners').where('id', '=', kiran.account._id).execute()
  expect(await people()).toMatchObject({ people: [{ name: 'Asha' }], unnamed: 2 })
})
