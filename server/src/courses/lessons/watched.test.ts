import type { Learner } from '@mentor-connect/contract/accounts/people'
import { signedInLearner, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse, insertMentor } from '../catalogue/testing/insertCourse'
import { insertLesson } from '../catalogue/testing/insertLesson'

const aVideo = (id: string) => ({
  id,
  type: 'video',
  title: 'Film',
  // The video has 20 pieces of 5 seconds; 18 of them are 90 %.
  source: { file: `/files/lesson-${'v'.repeat(22)}/video.mp4`, seconds: 99 },
})
const pieces = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)

let t: TestApp
let learner: SignedIn<Learner>

beforeEach(async () => {
  t = await testApp()
  learner = await signedInLearner(t)
  await insertMentor(t.db)
  await insertCourse(t.db, { lessons: [1] })
  const lesson = { courseId: 'course-1', kind: 'video' as const }
  await insertLesson(t.db, { ...lesson, id: 'film', position: 1, blocks: [aVideo('one')] })
  await insertLesson(t.db, { ...lesson, id: 'films', position: 2, blocks: [aVideo('one'), aVideo('two')] })
  await insertLesson(t.db, { ...lesson, kind: 'text', id: 'text', position: 3, blocks: [aVideo('one')] })
  await post('/user/add-course', { courseId: 'course-1', courseName: '' })
})
afterEach(() => t.close())

const post = (url: string, payload: object, headers: object = learner.headers) =>
  t.app.inject({
    method: 'POST',
    url,
    payload: { userId: learner.account._id, ...payload },
    headers: { ...headers },
  })
const send = (watched: object, lessonId = 'film', headers?: object) =>
  post(`/resource/course-1/lessons/${lessonId}/watched`, { blockId: 'one', ...watched }, headers)
const report = async (watched: object, lessonId?: string) => (await send(watched, lessonId)).json().data
const statusOf = async (lessonId: string) =>
  (await t.app.inject({ url: `/resource/course-1/lessons/${lessonId}`, headers: learner.headers })).json()
    .data.status

/** Plays a video from the beginning; each report comes after `seconds`. */
async function watch(lessonId: string, { blockId = 'one', upTo = 20, speed = 1 } = {}) {
  await report({ blockId, pieces: [] }, lessonId)
  for (let from = 0; from < upTo; from += 2) {
    t.clock.advance(10_000 / speed)
    await report({ blockId, pieces: pieces(from, Math.min(from + 2, upTo)) }, lessonId)
  }
}

it.each([1, 2])('a video that was watched at speed %d completes its lesson', async (speed) => {
  await watch('film', { speed })
  expect(await statusOf('film')).toBe('completed')
})

it('90 % are enough, and less are not', async () => {
  await watch('film', { upTo: 17 })
  expect(await statusOf('film')).toBe('in-progress')
  t.clock.advance(10_000)
  expect(await report({ pieces: [19] })).toEqual({ watched: 18, of: 20, left: [], status: 'completed' })
})

it('a jump to the end completes nothing', async () => {
  await report({ pieces: [] })
  t.clock.advance(5_000)
  expect(await report({ pieces: pieces(0, 20) })).toEqual({ watched: 2, of: 20, left: pieces(2, 20) })
  expect(await statusOf('film')).toBe('in-progress')
})

it('replaying a piece counts once', async () => {
  await report({ pieces: [] })
  for (let again = 0; again < 30; again += 1) {
    t.clock.advance(10_000)
    await report({ pieces: [0, 1, 1, 0] })
  }
  expect(await report({ pieces: [0, 1] })).toEqual({ watched: 2, of: 20, left: [] })
})

it('the first report only starts the clock, so that what was left can be sent again', async () => {
  expect(await report({ pieces: [0, 1] })).toEqual({ watched: 0, of: 20, left: [0, 1] })
  t.clock.advance(5_000)
  expect(await report({ pieces: [0, 1] })).toEqual({ watched: 2, of: 20, left: [] })
})

it('reports from before a loss of the network count afterwards', async () => {
  await report({ pieces: [] })
  t.clock.advance(300_000)
  expect(await report({ pieces: pieces(0, 20) })).toMatchObject({ left: [], status: 'completed' })
})

it('the clock of the server may go back', async () => {
  await report({ pieces: [] })
  t.clock.advance(-60_000)
  expect(await report({ pieces: [0] })).toEqual({ watched: 0, of: 20, left: [0] })
})

it('every video of the lesson must be watched', async () => {
  await watch('films')
  expect(await statusOf('films')).toBe('in-progress')
  await watch('films', { blockId: 'two' })
  expect(await statusOf('films')).toBe('completed')
})

it('a video within a text does not complete the text', async () => {
  await watch('text')
  expect(await statusOf('text')).toBe('in-progress')
})

it('many reports at the same time count once', async () => {
  await report({ pieces: [] })
  t.clock.advance(10_000)
  const replies = await Promise.all(pieces(0, 10).map((at) => report({ pieces: [2 * at, 2 * at + 1] })))
  expect(Math.max(...replies.map(({ watched }) => watched))).toBe(2)
})

it('pieces that the video does not have are ignored', async () => {
  await report({ pieces: [] })
  t.clock.advance(60_000)
  expect(await report({ pieces: [20, 17_000] })).toEqual({ watched: 0, of: 20, left: [] })
})

it.each([
  [{ pieces: [-1] }, 400],
  [{ pieces: [1.5] }, 400],
  [{ pieces: pieces(0, 2000) }, 400],
  [{ pieces: 'all' }, 400],
  [{}, 400],
  [{ pieces: [1], blockId: 'nothing' }, 404],
  [{ pieces: [1], userId: 'somebody' }, 403],
])('%j is answered %d', async (watched, status) => {
  expect((await send(watched)).statusCode).toBe(status)
})

it('is refused to people who are not enrolled, and to visitors', async () => {
  expect((await send({ pieces: [] }, 'film', {})).statusCode).toBe(401)
  learner = await signedInLearner(t)
  expect((await send({ pieces: [] })).json()).toMatchObject({ code: 'not_enrolled' })
})

it('ends with the enrolment', async () => {
  await watch('film', { upTo: 4 })
  expect(await t.db.selectFrom('lesson_watched').select(['block_id', 'pieces']).execute()).toEqual([
    { block_id: 'one', pieces: '0-3' },
  ])
  await t.db.deleteFrom('enrolments').execute()
  expect(await t.db.selectFrom('lesson_watched').selectAll().execute()).toEqual([])
})
