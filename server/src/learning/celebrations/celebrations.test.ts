import type { CourseCelebration } from '@mentor-connect/contract/learning/celebrations'
import type { CourseLevel } from '@mentor-connect/contract/courses/courseFacts'
import type { Learner } from '@mentor-connect/contract/accounts/people'
import { signedInLearner, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse, insertMentor } from '../../courses/catalogue/testing/insertCourse'

let t: TestApp
let asha: SignedIn<Learner>
beforeEach(async () => {
  t = await testApp()
  await insertMentor(t.db)
  await insertMentor(t.db, { id: 'gone', status: 'inactive' })
  await insertCourse(t.db, { id: 'done', domains: ['Design'], lessons: [1, 1] })
  asha = await signedInLearner(t)
})
afterEach(() => t.close())

const me = () => asha.account._id
const post = (url: string, payload: object, headers: object = asha.headers) =>
  t.app.inject({ method: 'POST', url, payload: { userId: me(), ...payload }, headers: { ...headers } })
const enrol = (courseId = 'done') => post('/user/add-course', { courseId, courseName: 'x' })
const complete = (...keys: string[]) =>
  post('/user/update-progress', {
    courseId: 'done',
    progress: Object.fromEntries(keys.map((key) => [key, 'completed'])),
  })
const celebrate = (more: object = {}, headers?: object) =>
  post('/user/celebrate-course', { courseId: 'done', ...more }, headers)
const celebrated = async () => {
  const url = `/user/get-progress?userId=${me()}&resourceId=done`
  const reply = await t.app.inject({ method: 'GET', url, headers: { ...asha.headers } })
  return (reply.json() as { data: { celebrated?: boolean } }).data.celebrated
}
const finish = async () => {
  await enrol()
  await complete('0-0', '1-0')
}
const nextIds = async (more: object = {}) => {
  const { data } = (await celebrate(more)).json() as { data: CourseCelebration }
  return data.next.map(({ _id }) => _id)
}
const setLevel = (id: string, level: CourseLevel) =>
  t.db.updateTable('courses').set({ level }).where('id', '=', id).execute()

it('is for one of two devices, however often they ask', async () => {
  await finish()
  expect(await celebrated()).toBe(false)
  const both = await Promise.all([celebrate(), celebrate()])
  const replies = [...both, await celebrate()]
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const firsts = replies.map((reply) => (reply.json() as { data: CourseCelebration }).data.isFirst)
  expect(firsts.filter(Boolean)).toHaveLength(1)
  expect(await celebrated()).toBe(true)
})

it('does not come again when a lesson is opened and completed again', async () => {
  await finish()
  await celebrate()
  await post('/user/update-progress', { courseId: 'done', progress: { '1-0': 'in-progress' } })
  await complete('1-0')
  expect((await celebrate()).json().data).toEqual({ isFirst: false, next: [] })
})

it('is refused before every lesson is completed, and comes afterwards', async () => {
  await enrol()
  await complete('0-0')
  const early = await celebrate()
  expect([early.statusCode, early.json().code]).toEqual([409, 'course_incomplete'])
  expect(await celebrated()).toBe(false)
  await complete('1-0')
  expect((await celebrate()).json().data.isFirst).toBe(true)
})

it('waits for proof: a tick does not complete a task', async () => {
  await t.db
    .updateTable('lessons')
    .set({ kind: 'task' })
    .where('course_id', '=', 'done')
    .where('id', '=', 'lesson-1-0')
    .execute()
  const rubric = '{"criteria":[],"passPoints":1}'
  const task = { course_id: 'done', lesson_id: 'lesson-1-0', rubric, updated_at: t.clock().toISOString() }
  await t.db.insertInto('tasks').values(task).execute()
  await finish()
  expect((await celebrate()).json().code).toBe('course_incomplete')
})

it('does not wait for a quiz that its mentor has not written', async () => {
  await t.db
    .updateTable('lessons')
    .set({ kind: 'quiz' })
    .where('course_id', '=', 'done')
    .where('id', '=', 'lesson-1-0')
    .execute()
  await enrol()
  await complete('0-0')
  expect((await celebrate()).statusCode).toBe(200)
})

it('is for enrolled learners, and for oneself only', async () => {
  expect(await celebrated()).toBeUndefined()
  expect((await celebrate()).json().code).toBe('not_enrolled')
  const other = await signedInLearner(t)
  expect((await celebrate({}, other.headers)).statusCode).toBe(403)
  expect((await celebrate({}, {})).statusCode).toBe(401)
  expect((await celebrate({ language: 'xx' })).statusCode).toBe(400)
})

describe('the next courses', () => {
  it('are of the same subjects, in the catalogue, and not taken yet', async () => {
    for (const id of ['mine', 'open']) await insertCourse(t.db, { id, domains: ['Design'] })
    await insertCourse(t.db, { id: 'hidden', domains: ['Design'], mentorId: 'gone' })
    await insertCourse(t.db, { id: 'other', domains: ['Cooking'] })
    await enrol('mine')
    await finish()
    expect(await nextIds()).toEqual(['open'])
  })

  it('are not easier, those of the next level first', async () => {
    for (const [id, level] of [
      ['done', 'intermediate'],
      ['easier', 'beginner'],
      ['same', 'intermediate'],
      ['next', 'advanced'],
    ] as const) {
      if (id !== 'done') await insertCourse(t.db, { id, domains: ['Design'] })
      await setLevel(id, level)
    }
    await finish()
    expect(await nextIds()).toEqual(['next', 'same'])
  })

  it('begin with those in the language of the reader, and are at most three', async () => {
    for (const id of ['a', 'b', 'c']) await insertCourse(t.db, { id, domains: ['Design'], students: 9 })
    await insertCourse(t.db, { id: 'hindi', domains: ['Design'], language: 'hi' })
    await finish()
    expect(await nextIds({ language: 'hi' })).toEqual(['hindi', 'a', 'b'])
  })

  it('may be none', async () => {
    await finish()
    expect((await celebrate()).json().data).toEqual({ isFirst: true, next: [] })
  })
})
