import type { Plan } from '@mentor-connect/contract/learning/plan'
import type { Learner } from '@mentor-connect/contract/accounts/people'
import { PLAN_STEPS_MAX } from '@mentor-connect/contract/learning/planLimits'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { mentorshipWorld } from '../../testing/mentorshipWorld'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse, insertMentor } from '../../courses/catalogue/testing/insertCourse'

let t: TestApp
let asha: SignedIn<Learner>

beforeEach(async () => {
  t = await testApp()
  asha = await signedInLearner(t)
  await insertMentor(t.db)
})
afterEach(() => t.close())

type Person = SignedIn<{ _id: string }>
const get = (person: Person = asha, language = 'en') =>
  t.app.inject({ method: 'GET', url: `/career/plan?language=${language}`, headers: person.headers })
const read = async (person: Person = asha, language = 'en'): Promise<Plan> =>
  (await get(person, language)).json().data
const post = (path: string, body: object = {}, person: Person = asha) =>
  t.app.inject({
    method: 'POST',
    url: `/career/plan/${path}`,
    headers: person.headers,
    payload: { userId: person.account._id, ...body },
  })
const start = (goal: object = { careerId: 'nurse' }) => post('goal', { weeklyDays: 3, ...goal })
const add = (id: string, title = id) => post('steps', { id, title })
const namesOf = ({ steps }: Plan) => steps.map(({ title, subject }) => title ?? subject)

async function course(id: string, domain: string, values: { language?: string; students?: number } = {}) {
  await insertCourse(t.db, { id, title: id })
  await t.db.updateTable('courses').set(values).where('id', '=', id).execute()
  await t.db.insertInto('course_domains').values({ course_id: id, position: 9, domain }).execute()
}

it('turns a career into steps, one for each subject', async () => {
  expect(await read()).toEqual({ steps: [] })
  expect((await start({ careerId: 'nurse', byMonth: '2027-06' })).statusCode).toBe(200)
  const plan = await read()
  expect(plan).toMatchObject({
    goal: { careerId: 'nurse', byMonth: '2027-06', weeklyDays: 3 },
    week: { days: 0, weeksMet: 0 },
  })
  expect(namesOf(plan)).toEqual(['health', 'biology'])
})

it('gives the steps of a path dates until the month of the goal', async () => {
  await start({ careerId: 'nurse', byMonth: '2026-12' })
  expect((await read()).steps).toMatchObject([
    { kind: 'subject', due: '2026-12-11', isOverdue: false },
    { due: '2026-12-31' },
  ])
  await start({ careerId: 'nurse', byMonth: '2026-10' })
  expect((await read()).steps[0]).not.toHaveProperty('due')
})

it('keeps a goal in one’s own words without steps, and replaces it', async () => {
  await start({ title: 'Open a tea stall' })
  expect(await read()).toMatchObject({ goal: { title: 'Open a tea stall' }, steps: [] })
  await add('s1')
  await start({ careerId: 'cook' })
  const plan = await read()
  expect(plan.goal).not.toHaveProperty('title')
  expect(namesOf(plan)).toEqual(['cooking', 'entrepreneurship'])
  expect((await start({})).statusCode).toBe(400)
})

it('finds the course of a step when the plan is read, with the reason', async () => {
  await start()
  expect((await read()).steps[0]).not.toHaveProperty('course')
  await course('popular', 'Health', { language: 'mr', students: 50 })
  await course('hindi', 'Health', { language: 'hi', students: 2 })
  const courseOf = async (language: string) => (await read(asha, language)).steps[0]!.course
  expect(await courseOf('en')).toMatchObject({ id: 'popular', reason: 'popular', isEnrolled: false })
  expect(await courseOf('hi')).toMatchObject({ id: 'hindi', reason: 'language' })
  const { steps } = await read()
  await post(`steps/${steps[0]!.id}`, { courseId: 'hindi' })
  expect(await courseOf('en')).toMatchObject({ id: 'hindi', reason: 'pinned' })
  await post(`steps/${steps[0]!.id}`, { courseId: null })
  expect(await courseOf('en')).toMatchObject({ id: 'popular' })
})

it('a subject without a course leads to what a search for it finds, and denies courses only without any', async () => {
  await start({ careerId: 'data-analyst' })
  const find = async (language = 'en') =>
    new Map((await read(asha, language)).steps.map(({ subject, course }) => [subject, course]))
  expect([...(await find()).values()]).toEqual([undefined, undefined, undefined])
  await insertCourse(t.db, { id: 'fear', title: 'Statistics Without Fear', domains: ['Mathematics'] })
  await insertCourse(t.db, { id: 'sql', title: 'SQL for Everyone', domains: ['Skills'] })
  await insertCourse(t.db, { id: 'stat', title: 'Ecstatic Statisticians', domains: ['Arts'] })
  expect((await find()).get('statistics')).toMatchObject({ id: 'fear', bySearch: true, isEnrolled: false })
  expect((await find('hi')).get('databases')).toMatchObject({ id: 'sql', bySearch: true })
  await course('filed', 'Statistics', { students: 1 })
  const filed = (await find()).get('statistics')
  expect(filed).toMatchObject({ id: 'filed', reason: 'language' })
  expect(filed).not.toHaveProperty('bySearch')
})

it('steps are added once, marked, skipped, moved and removed', async () => {
  await start({ title: 'Open a tea stall' })
  for (const id of ['a', 'b', 'c', 'b']) await add(id)
  expect(namesOf(await read())).toEqual(['a', 'b', 'c'])
  await post('steps/a', { isDone: true, due: '2026-12-01' })
  await post('steps/b', { isSkipped: true })
  expect((await read()).steps).toMatchObject([
    { isDone: true, due: '2026-12-01' },
    { isSkipped: true, isDone: false },
    { isSkipped: false },
  ])
  await post('steps/c/move', { to: 0 })
  expect(namesOf(await read())).toEqual(['c', 'a', 'b'])
  await post('steps/c/move', { to: PLAN_STEPS_MAX })
  expect(namesOf(await read())).toEqual(['a', 'b', 'c'])
  await post('steps/a/remove')
  expect((await post('steps/a/remove')).statusCode).toBe(200)
  expect(namesOf(await read())).toEqual(['b', 'c'])
})

it('parallel changes lose no step', async () => {
  await start({ title: 'Open a tea stall' })
  const ids = ['a', 'b', 'c', 'd', 'e', 'f']
  await Promise.all(ids.map((id) => add(id)))
  await Promise.all(ids.map((id, index) => post(`steps/${id}/move`, { to: index })))
  const { steps } = await read()
  expect(steps.map(({ id }) => id).sort()).toEqual(ids)
})

it('counts days of the week and weeks with the target met', async () => {
  await start({ title: 'Open a tea stall', weeklyDays: 2 })
  const days = ['2026-11-10', '2026-11-12', '2026-11-16', '2026-11-20']
  await t.db
    .insertInto('activity')
    .values(days.map((day) => ({ learner_id: asha.account._id, day, steps: 1 })))
    .execute()
  expect((await read()).week).toEqual({ days: 2, weeksMet: 2, streak: 1 })
})

it('changes the weekly target and the month, and keeps the steps', async () => {
  await start({ careerId: 'nurse', byMonth: '2027-06' })
  expect((await post('goal/change', { weeklyDays: 5 })).statusCode).toBe(200)
  await post('goal/change', { byMonth: null })
  const { goal, steps } = await read()
  expect(goal).toEqual({ id: expect.any(String), careerId: 'nurse', weeklyDays: 5 })
  expect(steps).toHaveLength(2)
  expect((await post('goal/change', { weeklyDays: 8 })).statusCode).toBe(400)
  expect((await post('goal/change', { weeklyDays: 2 }, await signedInLearner(t))).statusCode).toBe(404)
})

it('is private', async () => {
  await start({ title: 'Open a tea stall' })
  await add('a')
  const ravi = await signedInLearner(t)
  expect(await read(ravi)).toEqual({ steps: [] })
  expect((await post('steps/a', { isDone: true }, ravi)).statusCode).toBe(404)
  expect((await post('steps', { id: 'x', title: 'x', userId: ravi.account._id })).statusCode).toBe(403)
  expect((await get(await signedInMentor(t))).statusCode).toBe(403)
  expect((await t.app.inject('/career/plan?language=en')).statusCode).toBe(401)
})

it('ends with the goal, and needs one', async () => {
  await start({ title: 'Open a tea stall' })
  await add('a')
  await post('goal/remove')
  expect(await read()).toEqual({ steps: [] })
  expect(await t.db.selectFrom('plan_steps').selectAll().execute()).toEqual([])
  expect((await add('b')).statusCode).toBe(404)
})

it('has a limited number of steps', async () => {
  await start({ title: 'Open a tea stall' })
  for (let index = 0; index < PLAN_STEPS_MAX; index++) await add(`s${index}`)
  expect((await add('more')).statusCode).toBe(400)
})

it('is overdue from the day after its date, in the learner’s zone', async () => {
  await start({ title: 'Open a tea stall' })
  await post('steps', { id: 'a', kind: 'task', title: 'Find a place', due: '2026-11-20' })
  const isOverdue = async () => (await read()).steps[0]!.isOverdue
  // 18:29 and 18:30 UTC are before and after midnight in India.
  t.clock.advance(new Date('2026-11-20T18:29:00.000Z').getTime() - t.clock().getTime())
  expect(await isOverdue()).toBe(false)
  t.clock.advance(60_000)
  expect(await isOverdue()).toBe(true)
  await post('steps/a', { isDone: true })
  expect(await isOverdue()).toBe(false)
})

it('refuses a step that has not what its kind needs', async () => {
  await start({ title: 'Open a tea stall' })
  const meera = await signedInMentor(t)
  for (const step of [
    { title: ' ' },
    { kind: 'task', title: 'Find a place' },
    { kind: 'subject', subject: 'alchemy' },
    { kind: 'session' },
    { kind: 'session', mentor: meera.account._id },
  ])
    expect((await post('steps', { id: 'x', ...step })).statusCode).toBe(400)
  expect((await read()).steps).toEqual([])
})

it('a session step is done when a session with that mentor was held', async () => {
  const w = mentorshipWorld(t)
  const ravi = await w.mentor('Ravi')
  await w.through(await w.requested(asha, ravi), [[ravi, 'accept']])
  await start({ title: 'Open a tea stall' })
  const session = { kind: 'session', mentor: ravi.account._id }
  expect((await post('steps', { id: 'a', ...session })).statusCode).toBe(200)
  await post('steps', { id: 'b', ...session })
  expect((await read()).steps[0]).toMatchObject({ mentor: { name: 'Ravi' }, isDone: false })
  await w.holdSession(asha, ravi)
  expect((await read()).steps.map(({ isDone }) => isDone)).toEqual([true, false])
})

it('gives a finished step to one device to celebrate, once', async () => {
  await start({ title: 'Open a tea stall' })
  for (const id of ['a', 'b']) await add(id)
  await post('steps/a', { isDone: true })
  expect((await read()).steps).toMatchObject([{ isCelebrated: false }, { isCelebrated: false }])
  const both = await Promise.all([post('celebrate'), post('celebrate')])
  expect(both.flatMap((reply) => (reply.json() as { data: { steps: string[] } }).data.steps)).toEqual(['a'])
  await post('steps/a', { isDone: false })
  await post('steps/a', { isDone: true })
  expect((await post('celebrate')).json().data).toEqual({ steps: [] })
  expect((await read()).steps).toMatchObject([{ isCelebrated: true }, { isCelebrated: false }])
})
