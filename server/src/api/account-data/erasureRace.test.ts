import { setImmediate } from 'node:timers/promises'
import type { Learner, Role } from '@mentor-connect/contract/accounts/people'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { jobQueue } from '../../platform/jobs/jobQueue'
import { mailQueue } from '../../platform/mail/mailQueue'
import { startChatDoors, type ChatDoors } from '../../testing/chatDoors'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { insertCourse, insertMentor } from '../../courses/catalogue/testing/insertCourse'
import type { ApiDatabase } from '../../kernel/database/schema'
import { accountDataService } from './accountData.service'
import { chatPeople } from '../../kernel/chat-service/chatPeople'
import { handleErasures } from './erasure.jobs'
import { findPerson } from '../../accounts/people/person.repo'
import { insertMeeting } from '../../mentoring/meetings/testing/insertMeeting'
import { postApproval } from '../../community/posts/approval.service'
import { notifier } from '../../messages/notifications/notifier'
import { racesOf } from '../../testing/raceTests'

let chat: ChatDoors
let t: TestApp
beforeEach(async () => {
  chat = await startChatDoors()
  t = await testApp(chat.config)
})
afterEach(async () => {
  await t.close()
  await chat.close()
})

const post = (url: string, { account, headers }: SignedIn<Learner>, payload: object) =>
  t.app.inject({ method: 'POST', url, headers, payload: { userId: account._id, ...payload } })
const enrol = (learner: SignedIn<Learner>, courseId: string) =>
  post('/user/add-course', learner, { courseId, courseName: '' })
/** Deletes the account without the password check, which takes longer than the race. */
const erase = async (role: Role, id: string) => {
  const person = await findPerson(t.db, role, id)
  return accountDataService({ ...t, chat: chatPeople(t.config) }).erase(person!)
}
const enrolledCourses = async () => {
  const rows = await t.db
    .selectFrom('enrolments')
    .innerJoin('courses', 'courses.id', 'enrolments.course_id')
    .select('course_id')
    .execute()
  return rows.map(({ course_id }) => course_id)
}

it('never deletes a course that a learner enrols in at the same time', async () => {
  const learner = await signedInLearner(t)
  for (let race = 0; race < 10; race += 1) {
    const [mentor, course] = [`mentor-${race}`, `course-${race}`]
    await insertMentor(t.db, { id: mentor })
    await insertCourse(t.db, { id: course, mentorId: mentor })
    const [enrolled] = await Promise.all([enrol(learner, course), erase('mentor', mentor)])
    expect([200, 404]).toContain(enrolled.statusCode)
    expect((await enrolledCourses()).includes(course)).toBe(enrolled.statusCode === 200)
  }
})

it('does not deadlock when two learners delete their accounts concurrently', async () => {
  await insertMentor(t.db)
  await insertCourse(t.db, { id: 'first' })
  await insertCourse(t.db, { id: 'second' })
  for (let race = 0; race < 10; race += 1) {
    const [asha, ravi] = [await signedInLearner(t), await signedInLearner(t)]
    for (const [person, reviewed] of [
      [asha, 'second'],
      [ravi, 'first'],
    ] as const) {
      for (const courseId of ['first', 'second']) await enrol(person, courseId)
      await post('/user/update-progress', person, { courseId: reviewed, progress: { '0-0': 'in-progress' } })
      const review = await post('/resource/save-review', person, {
        courseId: reviewed,
        rating: 4,
        comment: '',
      })
      expect(review.statusCode).toBe(200)
    }
    await Promise.all([erase('user', asha.account._id), erase('user', ravi.account._id)])
    const courses = await t.db
      .selectFrom('courses')
      .select(['students', 'rating_count', 'rating_sum'])
      .execute()
    expect(courses).toEqual([
      { students: 0, rating_count: 0, rating_sum: 0 },
      { students: 0, rating_count: 0, rating_sum: 0 },
    ])
  }
})

it('does not deadlock when partners of a deleted account are told of something else', async () => {
  const { record } = notifier(t)
  for (let race = 0; race < racesOf(20); race += 1) {
    const [mentor, question] = [`mentor-${race}`, `question-${race}`]
    const learner = (await signedInLearner(t)).account._id
    /**
     * Records an answer in the learner's unread entry about a question. The entry names the last person who
     * answered.
     */
    const answered = (actor: string, key: string) =>
      t.db
        .transaction()
        .execute((tx) =>
          record(tx, { kind: 'question-answered', subject: question, actor, to: learner, key }),
        )
    await insertMentor(t.db, { id: mentor })
    await insertMeeting(t, { id: question, mentor, learner, endsIn: HOUR_MS })
    let isErased = false
    const erased = erase('mentor', mentor).finally(() => (isErased = true))
    for (let n = 1; !isErased; n += 1) {
      await answered(n % 2 ? mentor : 'somebody', `${question}-${n}`)
      // On SQLite, the loop would otherwise never yield to the concurrent deletion.
      await setImmediate()
    }
    await erased
    const entries = await t.db
      .selectFrom('notifications')
      .selectAll()
      .where('person_id', '=', learner)
      .execute()
    expect(entries.map(({ kind }) => kind).sort()).toEqual(['question-answered', 'session-cancelled'])
  }
})

it('completes a pending erasure in one of two processes, with one mail', async () => {
  const learner = await signedInLearner(t, { email: 'asha@example.org' })
  chat.isDown = true
  await erase('user', learner.account._id)
  chat.isDown = false
  t.clock.advance(60_000)
  const other = jobQueue<ApiDatabase>({ db: t.db, clock: t.clock })
  const mails = mailQueue({ jobs: other, mailer: t.mailer, config: t.config })
  handleErasures({ ...t, jobs: other, mails, chat: chatPeople(t.config) })
  await Promise.all([t.jobs.settle(), other.settle()])
  await Promise.all([t.jobs.settle(), other.settle()])
  expect(chat.erased).toEqual([learner.account._id])
  expect(t.mailer.sent.filter(({ subject }) => subject.includes('deleted'))).toHaveLength(1)
})

it('leaves nothing of somebody who writes in the community meanwhile', async () => {
  const asker = await signedInMentor(t)
  const send = (person: SignedIn<{ _id: string }>, url: string, payload: object) =>
    t.app.inject({ method: 'POST', url: `/community/questions${url}`, headers: person.headers, payload })
  const words = (id: string) => ({ id, text: `Words of ${id}.`, language: 'en' })
  const question = (id: string) => ({ ...words(id), title: `Why ${id}?`, subject: 'python', tags: [] })
  await send(asker, '', question('q'))
  await send(asker, '/q/answers', words('a'))
  for (let race = 0; race < racesOf(10); race += 1) {
    const person = race % 2 === 0 ? await signedInMentor(t) : await signedInLearner(t)
    const id = person.account._id
    await send(person, '', question(`own-${race}`))
    const [erased, approved, ...sent] = await Promise.all([
      erase(race % 2 === 0 ? 'mentor' : 'user', id),
      postApproval(t)
        .approve({ kind: 'question', id: `own-${race}` }, 0)
        .catch(({ status }: { status?: number }) => status ?? 500),
      send(person, '/q/answers', words(`late-${race}`)),
      send(person, '/q/answers/a/helpful', { helpful: true }),
      send(person, '/q/follow', { follows: true }),
      send(person, `/own-${race}/edit`, question(`changed-${race}`)),
    ])
    expect(['done', 'pending']).toContain(erased)
    expect([undefined, 404, 409]).toContain(approved)
    for (const { statusCode } of sent) expect([200, 401, 404]).toContain(statusCode)
    for (const table of ['community_questions', 'community_answers', 'community_helpful'] as const)
      expect(await t.db.selectFrom(table).selectAll().where('person_id', '=', id).execute()).toEqual([])
    const follows = t.db.selectFrom('community_followed_questions').selectAll().where('person_id', '=', id)
    expect(await follows.execute()).toEqual([])
  }
})
