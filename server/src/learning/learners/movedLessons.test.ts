import type { OwnCourse } from '@mentor-connect/contract/courses/authoring/authoring'
import type { Course } from '@mentor-connect/contract/courses/courses'
import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'

let t: TestApp
let mentor: SignedIn<Mentor>
let learner: SignedIn<Learner>
let own: OwnCourse
let seen: Course
beforeEach(async () => {
  t = await testApp()
  mentor = await signedInMentor(t)
  learner = await signedInLearner(t)
  const lessons = (...titles: string[]) =>
    titles.map((title) => ({ title, type: 'link', url: 'https://example.org/' }))
  const modules = [
    { name: 'First', lessons: lessons('A', 'B') },
    { name: 'Second', lessons: lessons('C') },
  ]
  own = (await ask(mentor, 'POST', '/resource/add-resource', content(modules))).json().data
  await ask(learner, 'POST', '/user/add-course', {
    userId: learner.account._id,
    courseId: own._id,
    courseName: '',
  })
  seen = (await ask(learner, 'GET', `/resource/get-resource/${own._id}`)).json().data
})
afterEach(() => t.close())

const ask = (who: SignedIn<Mentor | Learner>, method: 'GET' | 'POST', url: string, payload?: object) =>
  t.app.inject({ method, url, payload, headers: { ...who.headers } })
const content = (modules: object[]) => ({
  title: 'Learn Go',
  description: 'Step by step',
  domain: ['Web'],
  modules,
  mentorId: mentor.account._id,
})

/** The mentor reverses the lessons of the first module, and removes lesson `without` if it is given. */
async function reorder({ without = '' } = {}) {
  const modules = own.modules.map(({ lessons, ...module }) => ({
    ...module,
    lessons: lessons.filter(({ title }) => title !== without).reverse(),
  }))
  const response = await ask(mentor, 'POST', `/resource/update-resource/${own._id}`, content(modules))
  expect(response.statusCode).toBe(200)
}

const idOf = (module: number, lesson: number) => seen.modules[module]!.lessons[lesson]!.id!
const save = (progress: object, lessonIds?: object, ages?: object) =>
  ask(learner, 'POST', '/user/update-progress', {
    userId: learner.account._id,
    courseId: own._id,
    progress,
    lessonIds,
    ages,
  })
const stored = async () => (await save({})).json().data.progress

describe('a course page loaded before the mentor moved the lessons', () => {
  it('saves to the lesson that the learner saw, and is told to reload the course', async () => {
    await reorder()
    const response = await save({ '0-0': 'completed' }, { '0-0': idOf(0, 0) })
    expect(response.json().data).toEqual({ progress: { '0-1': 'completed' }, moved: true })
  })

  it('saves two swapped lessons with the age of each change', async () => {
    await reorder()
    await save({ '0-0': 'completed', '0-1': 'in-progress' }, { '0-0': idOf(0, 0), '0-1': idOf(0, 1) })
    expect(await stored()).toEqual({ '0-0': 'in-progress', '0-1': 'completed' })
  })

  it.each([
    [{ '0-0': 60_000, '0-1': 1000 }, 'completed'],
    [{ '0-0': 1000, '0-1': 60_000 }, 'in-progress'],
  ])('with two keys for one lesson, set %j ms ago, keeps the later', async (ages, status) => {
    t.clock.advance(HOUR_MS)
    await reorder()
    const both = { '0-0': idOf(0, 0), '0-1': idOf(0, 0) }
    await save({ '0-0': 'in-progress', '0-1': 'completed' }, both, ages)
    expect(await stored()).toEqual({ '0-1': status })
  })

  it('is told which lesson was removed, and stores nothing for the lesson now at that position', async () => {
    await reorder({ without: 'A' })
    const response = await save({ '0-0': 'completed' }, { '0-0': idOf(0, 0) })
    expect(response.statusCode).toBe(400)
    expect(response.json().fields).toEqual({ 'progress.0-0': 'This course has no such lesson.' })
    expect(await stored()).toEqual({})
  })
})

it('does not report moved lessons if none has moved', async () => {
  const response = await save({ '1-0': 'completed' }, { '1-0': idOf(1, 0) })
  expect(response.json().data).toEqual({ progress: { '1-0': 'completed' } })
})

it('uses the key if no id is given', async () => {
  await reorder()
  expect((await save({ '0-0': 'completed' })).json().data).toEqual({ progress: { '0-0': 'completed' } })
})

it.each([
  ['the id of a missing lesson', () => ({ '0-1': 'nowhere' })],
  ['an invalid id', () => ({ '0-1': 'a b' })],
  ['an invalid key', () => ({ first: idOf(0, 0) })],
])('refuses %s and stores nothing', async (_, lessonIds) => {
  const response = await save({ '0-0': 'completed', '0-1': 'completed' }, lessonIds())
  expect(response.statusCode).toBe(400)
  expect(await stored()).toEqual({})
})

test('leaves nothing behind of a lesson that is removed while it is being completed', async () => {
  const [saved] = await Promise.all([
    save({ '0-0': 'completed' }, { '0-0': idOf(0, 0) }),
    reorder({ without: 'A' }),
  ])
  expect([200, 400]).toContain(saved.statusCode)
  expect(await stored()).toEqual({})
  expect(await t.db.selectFrom('lesson_progress').selectAll().execute()).toEqual([])
})
