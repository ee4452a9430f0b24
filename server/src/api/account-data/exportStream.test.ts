import type { Learner } from '@mentor-connect/contract/accounts/people'
import type { KyselyPlugin } from 'kysely'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { startChatDoors, type ChatDoors } from '../../testing/chatDoors'
import { signedInLearner, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse, insertMentor } from '../../courses/catalogue/testing/insertCourse'
import { findPerson } from '../../accounts/people/person.repo'
import { accountOf } from './accountExport'
import { exportAsJson } from './exportAsJson'

const COURSES = 30
const LESSONS = 40

let chat: ChatDoors
let t: TestApp
let asha: SignedIn<Learner>
beforeEach(async () => {
  chat = await startChatDoors()
  t = await testApp(chat.config)
  asha = await signedInLearner(t)
})
afterEach(async () => {
  await t.close()
  await chat.close()
})

/** Records the number of rows in the largest response of the database. */
function countingRows() {
  const counted = { most: 0 }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      counted.most = Math.max(counted.most, result.rows.length)
      return result
    },
  }
  return { counted, db: t.db.withPlugin(plugin) }
}

it('never holds more rows than one course has, however many somebody has learned with', async () => {
  await insertMentor(t.db)
  const at = t.clock().toISOString()
  for (let course = 0; course < COURSES; course += 1) {
    const own = { learner_id: asha.account._id, course_id: `course-${course}` }
    await insertCourse(t.db, { id: own.course_id, lessons: [LESSONS] })
    const lessons = await t.db
      .selectFrom('lessons')
      .select('id')
      .where('course_id', '=', own.course_id)
      .execute()
    await t.db
      .insertInto('enrolments')
      .values({ ...own, created_at: at, last_active_at: at })
      .execute()
    const progress = { ...own, status: 'completed' as const, updated_at: at }
    await t.db
      .insertInto('lesson_progress')
      .values(lessons.map(({ id }) => ({ ...progress, lesson_id: id })))
      .execute()
  }
  const { counted, db } = countingRows()
  const person = (await findPerson(t.db, 'user', asha.account._id))!
  let text = ''
  for await (const chunk of exportAsJson(await accountOf(db, person, at))) text += chunk
  const { enrolments } = JSON.parse(text) as { enrolments: { lessons: unknown[] }[] }
  expect(enrolments.map(({ lessons }) => lessons.length)).toEqual(Array(COURSES).fill(LESSONS))
  expect(counted.most).toBe(LESSONS)
})

it('stops reading the history from chat when the client leaves', async () => {
  chat.history = 200_000
  const url = await t.app.listen({ port: 0, host: '127.0.0.1' })
  const ended = new Promise<void>((resolve) =>
    t.app.server.once('request', (_request, response) => response.once('close', resolve)),
  )
  const request = get(`${url}/account/export?userId=${asha.account._id}`, { headers: asha.headers })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  await once(response, 'data')
  response.destroy()
  await ended
  const read = chat.pagesRead
  // One page may have been requested already when the client stopped; no further page is read.
  await t.app.inject({ url: `/account/erasure-terms?userId=${asha.account._id}`, headers: asha.headers })
  expect(chat.pagesRead).toBeLessThanOrEqual(read + 1)
  expect(chat.pagesRead).toBeLessThan(1_000)
})
