import type { Learner } from '@mentor-connect/contract/accounts/people'
import { signedInLearner, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse, insertMentor } from '../catalogue/testing/insertCourse'

let t: TestApp
let me: SignedIn<Learner>
beforeEach(async () => {
  t = await testApp()
  await insertMentor(t.db)
  await insertMentor(t.db, { id: 'gone', status: 'inactive' })
  me = await signedInLearner(t)
})
afterEach(() => t.close())

const get = (userId = me.account._id, headers: object = me.headers, query = '') =>
  t.app.inject({
    method: 'GET',
    url: `/user/get-recommendations?userId=${userId}${query}`,
    headers: { ...headers },
  })
const recommended = async (query = '') => {
  const { data } = (await get(me.account._id, me.headers, query)).json() as {
    data: { course: { _id: string }; reason: { domain?: string; title?: string } }[]
  }
  return data.map(({ course, reason }) => `${course._id}: ${reason.domain ?? reason.title}`)
}
const choose = (...domains: string[]) =>
  t.db
    .insertInto('learner_domains')
    .values(domains.map((value, position) => ({ person_id: me.account._id, position, value })))
    .execute()
const enrol = async (learner: string, ...courses: string[]) => {
  const now = t.clock().toISOString()
  await t.db
    .insertInto('enrolments')
    .values(
      courses.map((course_id) => ({ learner_id: learner, course_id, created_at: now, last_active_at: now })),
    )
    .execute()
}
const insertLearners = async (...ids: string[]) => {
  const row = await t.db.selectFrom('learners').selectAll().executeTakeFirstOrThrow()
  await t.db
    .insertInto('learners')
    .values(ids.map((id) => ({ ...row, id, email: `${id}@example.org` })))
    .execute()
}

it('courses in the wanted language come first, also before more popular ones', async () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f']
  for (const id of six) await insertCourse(t.db, { id, domains: ['Design'], students: 9, language: 'hi' })
  await insertCourse(t.db, { id: 'english', domains: ['Design'], students: 1, language: 'en' })
  await choose('Design')
  expect(await recommended()).not.toContain('english: Design')
  expect((await recommended('&languageFirst=en'))[0]).toBe('english: Design')
  expect(await recommended('&languageFirst=en')).toHaveLength(six.length)
})

it('names the chosen domain, courses with most students first', async () => {
  await insertCourse(t.db, { id: 'small', domains: ['Design'], students: 1 })
  await insertCourse(t.db, { id: 'large', domains: ['Career', 'Design'], students: 9 })
  await insertCourse(t.db, { id: 'other', domains: ['Cooking'], students: 99 })
  await choose('Design', 'Career')
  expect(await recommended()).toEqual(['large: Design', 'small: Design'])
})

it('names the course whose learners took it, most taken first, and never reveals a single learner’s choice', async () => {
  for (const id of ['mine', 'often', 'twice', 'once']) await insertCourse(t.db, { id, title: `Course ${id}` })
  await insertLearners('a', 'b', 'c')
  await enrol(me.account._id, 'mine')
  await enrol('a', 'mine', 'often', 'twice', 'once')
  await enrol('b', 'mine', 'often', 'twice')
  await enrol('c', 'mine', 'often')
  expect(await recommended()).toEqual(['often: Course mine', 'twice: Course mine'])
})

it('alternates between the two sources and shows each course once', async () => {
  await insertCourse(t.db, { id: 'mine', title: 'Mine', domains: [] })
  for (const id of ['both', 'design']) await insertCourse(t.db, { id, domains: ['Design'], students: 5 })
  await insertCourse(t.db, { id: 'taken', domains: ['Cooking'] })
  await insertLearners('a', 'b')
  await enrol(me.account._id, 'mine')
  for (const learner of ['a', 'b']) await enrol(learner, 'mine', 'both', 'taken')
  await choose('Design')
  expect(await recommended()).toEqual(['both: Design', 'design: Design', 'taken: Mine'])
})

it('leaves out enrolled courses and courses of inactive mentors', async () => {
  await insertCourse(t.db, { id: 'mine', domains: ['Design'] })
  await insertCourse(t.db, { id: 'hidden', mentorId: 'gone', domains: ['Design'] })
  await insertCourse(t.db, { id: 'open', domains: ['Design'] })
  await enrol(me.account._id, 'mine')
  await choose('Design')
  expect(await recommended()).toEqual(['open: Design'])
})

it('finds the courses of a rare domain among very many others', async () => {
  await insertCourse(t.db, { id: 'rare', domains: ['Weaving'], students: 0 })
  const row = await t.db.selectFrom('courses').selectAll().where('id', '=', 'rare').executeTakeFirstOrThrow()
  for (let part = 0; part < 24; part++)
    await t.db
      .insertInto('courses')
      .values(
        Array.from({ length: 50 }, (_, n) => ({
          ...row,
          listed: undefined,
          catalogue_order: undefined,
          id: `many-${part}-${n}`,
          students: 9,
        })),
      )
      .execute()
  await choose('Weaving')
  expect(await recommended()).toEqual(['rare: Weaving'])
})

it('shows at most six, and none without chosen domains or enrolments', async () => {
  for (let n = 0; n < 9; n++) await insertCourse(t.db, { id: `course-${n}`, domains: ['Design'] })
  expect(await recommended()).toEqual([])
  await choose('Design')
  expect(await recommended()).toHaveLength(6)
})

it('is available to the learner only', async () => {
  const other = await signedInLearner(t)
  expect((await get(me.account._id, other.headers)).statusCode).toBe(403)
  expect((await get(me.account._id, {})).statusCode).toBe(401)
  expect((await get('')).statusCode).toBe(400)
})
