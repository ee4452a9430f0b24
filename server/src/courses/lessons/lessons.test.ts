import type { Learner } from '@mentor-connect/contract/accounts/people'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { signedInLearner, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse, insertMentor } from '../catalogue/testing/insertCourse'
import { insertLesson } from '../catalogue/testing/insertLesson'

let t: TestApp
let learner: SignedIn<Learner>

const PARAGRAPH = { id: 'p', type: 'paragraph', content: [{ text: 'Flour and water.' }] }

beforeEach(async () => {
  t = await testApp()
  learner = await signedInLearner(t)
  await insertMentor(t.db)
  await insertCourse(t.db, { lessons: [1, 1] })
  await insertLesson(t.db, { courseId: 'course-1', id: 'dough', position: 1, blocks: [PARAGRAPH] })
  await insertLesson(t.db, { courseId: 'course-1', id: 'film', position: 2, kind: 'video', preview: true })
})
afterEach(() => t.close())

const visitor = { headers: {} }
const read = (lessonId: string, { headers }: { headers: object } = learner, courseId = 'course-1') =>
  t.app.inject({
    method: 'GET',
    url: `/resource/${courseId}/lessons/${lessonId}`,
    headers: { ...headers },
  })
const post = (url: string, payload: object) =>
  t.app.inject({ method: 'POST', url, payload, headers: learner.headers })
const enrol = () =>
  post('/user/add-course', { userId: learner.account._id, courseId: 'course-1', courseName: '' })
const setProgress = (progress: object) =>
  post('/user/update-progress', { userId: learner.account._id, courseId: 'course-1', progress })
const savePosition = (position: object, lessonId = 'dough') =>
  post(`/resource/course-1/lessons/${lessonId}/position`, { userId: learner.account._id, ...position })

describe('a lesson', () => {
  it('is read by an enrolled learner, with its neighbours', async () => {
    await enrol()
    const response = await read('dough')
    expect(response.statusCode).toBe(200)
    expect(response.json().data).toEqual({
      courseId: 'course-1',
      courseTitle: 'Sample course',
      moduleName: 'Module 1',
      lesson: { id: 'dough', title: 'The lesson dough', kind: 'text', minutes: 1 },
      body: { blocks: [PARAGRAPH] },
      version: '2026-02-01T00:00:00.000Z',
      status: 'in-progress',
      key: '0-1',
      previous: { id: 'lesson-0-0', title: 'Lesson 1.1', url: 'https://example.org/' },
      next: { id: 'film', title: 'The lesson film', kind: 'video' },
    })
  })

  it('leads to the next module, and is empty while nothing is written', async () => {
    await enrol()
    const { next, body } = (await read('film')).json().data
    expect(next).toEqual({ id: 'lesson-1-0', title: 'Lesson 2.1', url: 'https://example.org/' })
    expect(body).toEqual({ blocks: [] })
  })

  it('is in progress once it was opened, and stays completed', async () => {
    await enrol()
    await read('dough')
    expect((await setProgress({})).json().data.progress).toEqual({ '0-1': 'in-progress' })
    await setProgress({ '0-1': 'completed' })
    expect((await read('dough')).json().data.status).toBe('completed')
    expect((await setProgress({})).json().data.progress).toEqual({ '0-1': 'completed' })
  })

  it('that is a preview is read by anybody, without a place or a status', async () => {
    const { data } = (await read('film', visitor)).json()
    expect(data.lesson).toEqual({
      id: 'film',
      title: 'The lesson film',
      kind: 'video',
      minutes: 1,
      preview: true,
    })
    expect(data).not.toHaveProperty('status')
    expect(data).not.toHaveProperty('position')
  })

  it.each(['a visitor', 'a learner who is not enrolled'])('is refused to %s', async (who) => {
    const response = await read('dough', who === 'a visitor' ? visitor : learner)
    expect(response.statusCode).toBe(403)
    expect(response.json()).toMatchObject({ code: 'not_enrolled' })
  })

  it.each(['dough', 'film'])('in a course that is not listed is not found: %s', async (lessonId) => {
    await t.db.updateTable('courses').set({ status: 'archived' }).execute()
    expect((await read(lessonId, visitor)).statusCode).toBe(404)
  })

  it.each([
    ['course-1', 'lesson-0-0'],
    ['course-1', 'nothing'],
    ['nothing', 'dough'],
  ])('is not found in %s as %s', async (courseId, lessonId) => {
    await enrol()
    expect((await read(lessonId, learner, courseId)).statusCode).toBe(404)
  })

  it('leaves out blocks that this version does not know', async () => {
    await enrol()
    const hologram = { id: 'h', type: 'hologram', beams: 3 }
    await insertLesson(t.db, { courseId: 'course-1', id: 'new', position: 3, blocks: [hologram, PARAGRAPH] })
    expect((await read('new')).json().data.body).toEqual({ blocks: [PARAGRAPH] })
  })

  it('has the address of its page in the course, for clients that do not know kinds', async () => {
    const { data } = (await t.app.inject('/resource/get-resource/course-1')).json()
    expect(data.modules[0].lessons.slice(1)).toEqual([
      {
        id: 'dough',
        title: 'The lesson dough',
        kind: 'text',
        type: 'document',
        url: `${t.config.siteUrl}/resource/course-1/lessons/dough`,
      },
      {
        id: 'film',
        title: 'The lesson film',
        kind: 'video',
        type: 'link',
        preview: true,
        // The lesson has a text but no video.
        empty: true,
        url: `${t.config.siteUrl}/resource/course-1/lessons/film`,
      },
    ])
  })
})

describe('the place where a learner stopped', () => {
  beforeEach(async () => void (await enrol()))
  const stored = async () => (await read('dough')).json().data.position

  it('comes back with the lesson', async () => {
    t.clock.advance(60_000)
    expect((await savePosition({ blockId: 'p', second: 12.5, ageMs: 1000 })).statusCode).toBe(200)
    const at = new Date(t.clock().getTime() - 1000).toISOString()
    expect(await stored()).toEqual({ blockId: 'p', second: 12.5, at })
  })

  it('is the one that was reached later, in whatever order they arrive', async () => {
    t.clock.advance(HOUR_MS)
    await savePosition({ blockId: 'later', ageMs: 1000 })
    await savePosition({ blockId: 'earlier', ageMs: 60_000 })
    expect(await stored()).toMatchObject({ blockId: 'later' })
    await savePosition({ second: 3 })
    expect(await stored()).toEqual({ second: 3, at: t.clock().toISOString() })
  })

  it.each([
    [{}, 400],
    [{ second: -1 }, 400],
    [{ second: 1e9 }, 400],
    [{ blockId: '<p>' }, 400],
    [{ blockId: 'p', ageMs: -5 }, 400],
    [{ blockId: 'p', userId: 'somebody' }, 403],
  ])('%j is answered %d', async (position, status) => {
    expect((await savePosition(position)).statusCode).toBe(status)
  })

  it.each(['lesson-0-0', 'nothing'])('in %s is not found', async (lessonId) => {
    expect((await savePosition({ second: 1 }, lessonId)).statusCode).toBe(404)
  })

  it('is refused to a learner who is not enrolled', async () => {
    learner = await signedInLearner(t)
    expect((await savePosition({ second: 1 })).json()).toMatchObject({ code: 'not_enrolled' })
  })
})
