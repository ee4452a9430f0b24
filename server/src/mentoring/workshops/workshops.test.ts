import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { notifier } from '../../messages/notifications/notifier'
import { findPerson } from '../../accounts/people/person.repo'
import { workshopNews } from '../meetings/workshopNews'
import { insertLearners } from '../meetings/testing/insertLearners'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { seatService } from './seats.service'

type Person = SignedIn<Learner | Mentor>
let t: TestApp
let mentor: SignedIn<Mentor>
let asha: SignedIn<Learner>
beforeEach(async () => {
  t = await testApp()
  mentor = await signedInMentor(t)
  asha = await signedInLearner(t, { name: 'Asha' })
})
afterEach(() => t.close())

const post = (person: Person, url: string, payload: object = {}) =>
  t.app.inject({ method: 'POST', url, headers: person.headers, payload })
const get = async (url: string, person?: Person) => {
  const response = await t.app.inject({ url, ...(person && { headers: person.headers }) })
  return { status: response.statusCode, data: response.json().data }
}
/** A time that many hours after the next full hour. */
const at = (hours: number) =>
  new Date(Math.ceil(t.clock().getTime() / HOUR_MS) * HOUR_MS + hours * HOUR_MS).toISOString()
const content = (parts: object = {}) => ({
  id: 'w1',
  title: 'Write a résumé',
  description: 'Bring your own.',
  language: 'hi',
  subject: 'Career',
  start: at(48),
  minutes: 60,
  seats: 2,
  meetingUrl: 'https://meet.jit.si/x',
  ...parts,
})
const save = (parts: object = {}) => post(mentor, '/mentor/workshops', content(parts))
async function opened(parts: { id?: string; seats?: number } = {}) {
  await save(parts)
  return post(mentor, `/mentor/workshops/${parts.id ?? 'w1'}/open`, { revision: 0 })
}
const join = (person: Person, id = 'w1') => post(person, `/workshops/${id}/join`)
const placeOf = async (person: Person, id = 'w1') => (await get(`/workshops/${id}/place`, person)).data
const kindsFor = async (person: Person): Promise<string[]> =>
  (await get(`/notifications?userId=${person.account._id}`, person)).data.notifications.map(
    ({ kind }: { kind: string }) => kind,
  )

describe('a workshop', () => {
  it('is the mentor’s own until it is opened, and found by subject and language then', async () => {
    expect((await save()).json().data).toMatchObject({ state: 'draft', revision: 0, minutes: 60 })
    expect((await get('/workshops/w1')).status).toBe(404)
    expect((await get('/workshops/w1/place', asha)).status).toBe(404)
    expect((await post(mentor, '/mentor/workshops/w1/open', { revision: 0 })).statusCode).toBe(200)
    expect((await get('/workshops/w1')).data).toMatchObject({ state: 'open', free: 2, waiting: 0 })
    expect((await get('/workshops?subject=Career&language=hi')).data.workshops).toHaveLength(1)
    const { banner } = (await get('/workshops/w1')).data
    const picture = await t.app.inject({ url: banner })
    expect(picture.headers['content-type']).toContain('image/svg+xml')
    expect((await get('/workshops?language=en')).data.workshops).toEqual([])
    const other = await signedInMentor(t)
    expect((await post(other, '/mentor/workshops/w1/cancel', { revision: 1 })).statusCode).toBe(404)
  })

  it('is refused with what is wrong, and the same id creates one draft', async () => {
    const wrong = await save({ start: at(-2), subject: 'Alchemy', meetingUrl: 'https://evil.example' })
    expect(Object.keys(wrong.json().fields).sort()).toEqual(['meetingUrl', 'start', 'subject'])
    await Promise.all([save(), save(), save()])
    expect((await get('/own-workshops?when=upcoming', mentor)).data.workshops).toHaveLength(1)
    expect((await save({ revision: 7 })).json().reason).toBe('workshop_changed')
  })

  it('takes the time of its mentor', async () => {
    await opened()
    await save({ id: 'w2', start: at(48) })
    expect((await post(mentor, '/mentor/workshops/w2/open', { revision: 0 })).json().code).toBe('slot_taken')
  })
})

describe('seats', () => {
  it('of 200 people who join at once, 20 get one and 180 wait in order, nobody twice', async () => {
    await opened({ seats: 20 })
    const ids = await insertLearners(t, 200)
    const seats = seatService(t, workshopNews(t))
    await Promise.all([...ids, ...ids].map((id) => seats.join(id, 'w1')))
    const people = await t.db.selectFrom('workshop_people').selectAll().orderBy('position').execute()
    expect(people.map(({ state }) => state)).toEqual([
      ...Array<string>(20).fill('booked'),
      ...Array<string>(180).fill('waiting'),
    ])
    expect(new Set(people.map(({ position }) => position)).size).toBe(200)
    expect((await get('/workshops/w1')).data).toMatchObject({ free: 0, waiting: 180 })
    expect((await seats.read({ personId: people[199]!.learner_id, role: 'user' }, 'w1')).position).toBe(180)
  })

  it('joining and cancelling at once leave no seat behind', async () => {
    await opened({ seats: 20 })
    const ids = await insertLearners(t, 30)
    const seats = seatService(t, workshopNews(t))
    const tries = ids.map((id) => seats.join(id, 'w1').catch(() => undefined))
    await Promise.all([post(mentor, '/mentor/workshops/w1/cancel', { revision: 1 }), ...tries])
    expect(await t.db.selectFrom('time_cells').selectAll().execute()).toEqual([])
    const joined = await t.db.selectFrom('workshop_people').select('learner_id').execute()
    const told = await t.db
      .selectFrom('notifications')
      .select('person_id')
      .where('kind', '=', 'workshop-cancelled')
      .execute()
    expect(told.map(({ person_id }) => person_id).sort()).toEqual(
      joined.map(({ learner_id }) => learner_id).sort(),
    )
    expect((await join(asha)).json().code).toBe('session_changed')
  })

  it('a freed one goes to the first who waits and is not busy then', async () => {
    await opened({ seats: 2 })
    const other = await signedInMentor(t)
    const [first, second, third] = await Promise.all(
      ['First', 'Second', 'Third'].map((name) => signedInLearner(t, { name })),
    )
    for (const person of [asha, first!, second!, third!]) await join(person)
    const busy = { ...content({ id: 'w9' }) }
    await post(other, '/mentor/workshops', busy)
    await post(other, '/mentor/workshops/w9/open', { revision: 0 })
    await join(second!, 'w9')
    expect(await placeOf(third!)).toEqual({ state: 'waiting', position: 2 })
    await post(asha, '/workshops/w1/leave')
    expect(await placeOf(second!)).toEqual({ state: 'waiting', position: 1 })
    expect((await placeOf(third!)).state).toBe('booked')
    expect(await kindsFor(third!)).toContain('workshop-seat')
    expect((await join(asha, 'w9')).statusCode).toBe(200)
    expect((await join(second!, 'w9')).json().data.state).toBe('booked')
  })

  it('are for learners who have time, also for minors, and need no course', async () => {
    await opened({ seats: 3 })
    await t.db.updateTable('learners').set({ is_minor: 1 }).where('id', '=', asha.account._id).execute()
    expect((await join(asha)).json().data).toEqual({ state: 'booked' })
    await save({ id: 'w2', start: at(60) })
    await post(mentor, '/mentor/workshops/w2/open', { revision: 0 })
    expect((await join(mentor)).statusCode).toBe(403)
    expect((await save({ id: 'w2', revision: 1, start: at(48) })).json().code).toBe('slot_taken')
  })
})

describe('changes', () => {
  it('a move tells everybody, and who is busy then waits', async () => {
    await opened({ seats: 2 })
    const other = await signedInMentor(t)
    await post(other, '/mentor/workshops', content({ id: 'w9', start: at(72) }))
    await post(other, '/mentor/workshops/w9/open', { revision: 0 })
    await join(asha)
    await join(asha, 'w9')
    const second = await signedInLearner(t, { name: 'Second' })
    await join(second)
    expect((await save({ revision: 1, start: at(72) })).statusCode).toBe(200)
    expect(await placeOf(asha)).toEqual({ state: 'waiting', position: 1 })
    expect((await placeOf(second)).state).toBe('booked')
    for (const person of [asha, second]) expect(await kindsFor(person)).toContain('workshop-moved')
    expect((await save({ revision: 2, start: at(72), seats: 2 })).json().data.free).toBe(1)
  })

  it('more seats are given to those who wait, and taken ones cannot be removed', async () => {
    await opened({ seats: 2 })
    const people = await Promise.all(['A', 'B', 'C'].map((name) => signedInLearner(t, { name })))
    for (const person of people) await join(person)
    expect((await save({ revision: 1, seats: 3 })).json().data).toMatchObject({ free: 0, waiting: 0 })
    expect((await placeOf(people[2]!)).state).toBe('booked')
    expect((await save({ revision: 2, seats: 2 })).json().fields).toHaveProperty('seats')
  })

  it('reminds those with a seat of the time that holds', async () => {
    await opened()
    await join(asha)
    await save({ revision: 1, start: at(72) })
    t.clock.advance(50 * HOUR_MS)
    await t.jobs.settle()
    for (const person of [asha, mentor])
      expect((await kindsFor(person)).filter((kind) => kind === 'workshop-soon')).toHaveLength(1)
  })

  it('shows the link to those with a seat from 15 minutes before, and a calendar file before', async () => {
    await opened()
    await join(asha)
    const visitor = await signedInLearner(t, { name: 'Other' })
    t.clock.advance(Date.parse((await get('/workshops/w1')).data.start) - t.clock().getTime() - 15 * 60_000)
    expect(await placeOf(asha)).toHaveProperty('joinUrl', 'https://meet.jit.si/x')
    expect(await placeOf(visitor)).toEqual({ state: 'none' })
    expect(JSON.stringify((await get('/workshops/w1')).data)).not.toContain('jit.si')
    const url = '/workshops/w1/calendar'
    const file = await t.app.inject({ url, headers: asha.headers })
    expect(file.body).toContain('UID:w1@')
    expect((await t.app.inject({ url, headers: visitor.headers })).statusCode).toBe(404)
    t.clock.advance(2 * HOUR_MS)
    expect((await get('/workshops/w1')).data.state).toBe('held')
    expect((await get('/own-workshops?when=past', asha)).data.workshops).toMatchObject([{ place: 'booked' }])
  })
})

it('a learner who cannot take part any more frees the seat; without the mentor it is cancelled', async () => {
  await opened({ seats: 2 })
  const people = await Promise.all(['A', 'B', 'C'].map((name) => signedInLearner(t, { name })))
  for (const person of people) await join(person)
  const news = workshopNews(t)
  const withdraw = (id: string, role: 'user' | 'mentor') =>
    t.db.transaction().execute(async (tx) => notifier(t).recordAll(tx, await news.withdraw(tx, id, role)))
  await withdraw(people[0]!.account._id, 'user')
  expect((await placeOf(people[2]!)).state).toBe('booked')
  await withdraw(mentor.account._id, 'mentor')
  expect((await get('/workshops/w1')).data.state).toBe('cancelled')
  expect(await kindsFor(people[2]!)).toContain('workshop-cancelled')
  expect(await findPerson(t.db, 'mentor', mentor.account._id)).toBeDefined()
})
