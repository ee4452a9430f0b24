import type { OwnCourse } from '@mentor-connect/contract/courses/authoring/authoring'
import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { isPostgres } from '../../platform/database/isPostgres'
import { activityOf } from '../../platform/tracing/activity'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { authoringRequests, link } from './testing/authoringRequests'

let t: TestApp
let mentor: SignedIn<Mentor>
let learner: SignedIn<Learner>
beforeEach(async () => {
  t = await testApp()
  mentor = await signedInMentor(t)
  learner = await signedInLearner(t)
})
afterEach(() => t.close())

const { post, add, update } = authoringRequests(() => ({ t, mentor, learner }))

const LESSONS = 300
/** A title of eight words that occur in no other lesson. */
const title = (lesson: number, prefix: string) =>
  Array.from({ length: 8 }, (_, word) => `${prefix}word${lesson * 8 + word}`).join(' ')
const modules = (prefix: string) =>
  Array.from({ length: 6 }, (_, module) => ({
    name: `Module ${module}`,
    lessons: Array.from({ length: LESSONS / 6 }, (_, lesson) => link(title(module * 50 + lesson, prefix))),
  }))

/** The number of statements in all, and the largest number in one turn of the event loop. */
async function statementsOf(act: () => Promise<unknown>) {
  let [all, inTurn, most, isDone] = [0, 0, 0, false]
  activityOf(t.db)!.onStatement(() => {
    if (isDone) return
    all += 1
    inTurn += 1
    most = Math.max(most, inTurn)
  })
  const turn = () => {
    inTurn = 0
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  await act()
  isDone = true
  return { all, most }
}

const ALL_MAX = 200
/** Most statements in one turn of the event loop, during which the server does nothing else. */
const IN_TURN_MAX = 20

it('of 300 lessons is saved, changed, taken back and deleted in few statements and many turns', async () => {
  const before = modules('a')
  let stored: OwnCourse | undefined
  const succeed = async (response: ReturnType<typeof post>) => expect((await response).statusCode).toBe(200)
  const acts: [name: string, act: () => Promise<unknown>][] = [
    ['create', async () => (stored = await add({ modules: before }))],
    ['change', () => succeed(update(stored!._id, { modules: modules('b') }))],
    ['draft', () => succeed(post(`/resource/set-status/${stored!._id}`, { status: 'draft' }))],
    ['publish', () => succeed(post(`/resource/set-status/${stored!._id}`, { status: 'published' }))],
    ['delete', () => succeed(post(`/resource/delete-resource/${stored!._id}`, {}))],
  ]
  for (const [name, act] of acts) {
    const { all, most } = await statementsOf(act)
    expect([name, all, all <= ALL_MAX]).toEqual([name, all, true])
    if (!isPostgres(t.db)) expect([name, most, most <= IN_TURN_MAX]).toEqual([name, most, true])
  }
  for (const table of ['search_words', 'search_cuts'] as const)
    expect(await t.db.selectFrom(table).selectAll().execute()).toEqual([])
})
