import type { Mentor } from '@mentor-connect/contract/accounts/people'
import type { HideableKind } from '@mentor-connect/contract/trust/reports'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { randomUUID } from 'node:crypto'
import { findPerson } from '../../accounts/people/person.repo'
import { findSuspension } from '../../accounts/people/sanctions.repo'
import { eraseLearner, eraseMentor } from '../../api/account-data/accountErasure'
import { insertCourse } from '../../courses/catalogue/testing/insertCourse'
import { operatorWithoutChat } from '../../testing/operatorContext'
import { racesOf } from '../../testing/raceTests'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { closeExpired } from '../../work/posting/closeExpired'
import { openingApproval } from '../../work/posting/approval.service'
import { applicationTo, workWorld, type Person, type WorkWorld } from '../../work/testing/workWorld'
import { decideApplication } from '../applications.service'
import { recordAudit } from '../audit.repo'
import type { OperatorContext } from '../command'
import { unlistCourse } from '../courseActs'
import { changeSubjects } from '../courseSubjects'
import { hidePost } from './postActs'
import { imposeSanction, liftSanction } from './sanctionActs'

// Transactions that change what mentors have made lock in one order: the account, the audit, the content by its ids, and
// the words of the search. On PostgreSQL, another order would end one of the two with a deadlock.
const RACES = racesOf(20)
const MINUTES_MS = 600_000

let w: WorkWorld
let operator: OperatorContext
beforeAll(async () => {
  w = await workWorld()
  operator = operatorWithoutChat(w.t)
})
afterAll(() => w.t.close())

/** Runs a race many times, each time with two new mentors. Everything that takes part has to succeed. */
const raceTest = (name: string, once: (ravi: SignedIn<Mentor>, sita: SignedIn<Mentor>) => Promise<unknown>) =>
  it(
    name,
    async () => {
      for (let run = 0; run < RACES; run += 1)
        await once(await signedInMentor(w.t), await signedInMentor(w.t))
    },
    MINUTES_MS + RACES * 2000,
  )

async function waitingOf(poster: Person): Promise<string> {
  const id = randomUUID()
  await w.save({ id }, poster)
  await w.publish(id, 0, poster)
  return id
}
async function openedOf(poster: Person): Promise<string> {
  const id = randomUUID()
  await w.opened(id, {}, poster)
  return id
}
async function publishedPathOf(mentor: Person, courseIds: string[]): Promise<string> {
  const id = randomUUID()
  const content = { title: 'Become a cook', purpose: 'Cook.', language: 'en', level: 'beginner' }
  await w.post(mentor, '/mentor/skill-paths', {
    id,
    ...content,
    subjects: ['Career'],
    milestones: [{ title: 'Cook', courseIds }],
  })
  const published = await w.post(mentor, `/mentor/skill-paths/${id}/publish`, { version: 0 })
  expect(published.statusCode).toBe(200)
  return id
}
async function courseOf(mentor: Person): Promise<string> {
  const id = randomUUID()
  await insertCourse(w.t.db, { id, mentorId: mentor.account._id })
  return id
}

const approve = (id: string) =>
  openingApproval(w.t).approve(id, 1, (tx) =>
    recordAudit(tx, operator, { act: 'openings approve', target: id }),
  )
const hide = (kind: HideableKind, id: string) => hidePost(operator, { kind, id }, 'Asks for money.')
const personOf = async ({ account: { _id, role } }: Person) => (await findPerson(w.t.db, role, _id))!
async function suspend(mentor: Person) {
  const person = await personOf(mentor)
  return w.t.db
    .transaction()
    .execute((tx) => imposeSanction(tx, operator, { person, kind: 'suspension', reason: 'Fraud' }))
}
async function lift(mentor: Person) {
  const person = await personOf(mentor)
  const sanction = await findSuspension(w.t.db, person.id)
  if (sanction)
    await w.t.db
      .transaction()
      .execute((tx) => liftSanction(tx, operator, { sanction, person, reason: 'A mistake' }))
}
async function eraseAsMentor(mentor: Person) {
  const person = await personOf(mentor)
  await w.t.db.transaction().execute((tx) => eraseMentor(tx, person, w.t.clock()))
}
async function eraseAsLearner(learner: Person) {
  const person = await personOf(learner)
  const terms = { keepCertificates: false, now: w.t.clock() }
  await w.t.db.transaction().execute((tx) => eraseLearner(tx, person, terms))
}
async function reject({ account: { _id: id, email, name } }: Person) {
  const decision = { decision: 'reject', text: 'The profile is not true.', expected: 'active' } as const
  await decideApplication(operator, { id, email: email!, name, language: null }, decision)
}

raceTest('an approval, and an opening with the same words that is hidden', async (ravi, sita) => {
  const [waiting, open] = [await waitingOf(ravi), await openedOf(sita)]
  await Promise.all([approve(waiting), hide('opening', open)])
})

raceTest('an approval, and the suspension of the poster', async (ravi) => {
  const waiting = await waitingOf(ravi)
  await Promise.all([approve(waiting), suspend(ravi)])
})

raceTest('an opening that is hidden, and the suspension of its poster', async (ravi) => {
  const open = await openedOf(ravi)
  await Promise.all([hide('opening', open), suspend(ravi)])
})

raceTest('a skill path that is hidden, and the suspension of its mentor', async (ravi, sita) => {
  const courses = [await courseOf(sita), await courseOf(sita)]
  const path = await publishedPathOf(ravi, courses)
  await Promise.all([hide('skill-path', path), suspend(ravi)])
})

raceTest('a workshop that is hidden, and the suspension of its mentor', async (ravi) => {
  const id = randomUUID()
  const start = new Date(Math.ceil(w.t.clock().getTime() / DAY_MS) * DAY_MS + 2 * DAY_MS).toISOString()
  const content = { title: 'Write a résumé', description: 'Bring it.', language: 'hi', subject: 'Career' }
  await w.post(ravi, '/mentor/workshops', { id, ...content, start, minutes: 60, seats: 2, meetingUrl: '' })
  await w.post(ravi, `/mentor/workshops/${id}/open`, { revision: 0 })
  await Promise.all([hide('workshop', id), suspend(ravi)])
})

raceTest('a review that is hidden, and the suspension of the mentor', async (ravi) => {
  const id = randomUUID()
  const [at, mentor_id] = [w.t.clock().toISOString(), ravi.account._id]
  const times = { created_at: at, updated_at: at }
  await w.t.db
    .insertInto('mentor_reviews')
    .values({ id, learner_id: w.asha.account._id, mentor_id, rating: 1, text: 'Bad', ...times })
    .execute()
  await Promise.all([hide('mentor-review', id), suspend(ravi)])
})

raceTest('a course that is unlisted, one whose subjects change, and two rejections', async (ravi, sita) => {
  const [first, second] = [await courseOf(ravi), await courseOf(sita)]
  await Promise.all([
    unlistCourse(operator, first, 'Copied'),
    changeSubjects(operator, second, { subjects: ['Health'], reason: 'It is about health.' }),
    reject(ravi),
    reject(sita),
  ])
})

raceTest('two operators of whom one lifts a suspension and the other suspends again', async (ravi) => {
  await openedOf(ravi)
  await suspend(ravi)
  await Promise.all([lift(ravi), suspend(ravi)])
})

raceTest('the deletion of a poster, and the job that closes openings', async (ravi, sita) => {
  const all = [ravi, sita, ravi, sita, ravi, sita]
  const ids: string[] = []
  for (const poster of all) ids.push(await openedOf(poster))
  await w.t.db
    .updateTable('openings')
    .set({ closes_on: w.day(-1) })
    .where('id', 'in', ids)
    .execute()
  await Promise.all([closeExpired(w.t, w.t.clock()), eraseAsMentor(ravi), suspend(sita)])
  const left = await w.t.db
    .selectFrom('openings')
    .select('state')
    .where('id', 'in', ids)
    .where('state', '<>', 'closed')
    .execute()
  // The job leaves openings that somebody else is changing to its next run.
  await closeExpired(w.t, w.t.clock())
  expect(left.length).toBeLessThanOrEqual(3)
})

raceTest('a learner who deletes the account, and the suspension of the mentor', async (ravi) => {
  const learner = await signedInLearner(w.t)
  const learner_id = learner.account._id
  const at = w.t.clock().toISOString()
  const times = { created_at: at, updated_at: at }
  for (const course_id of [await courseOf(ravi), await courseOf(ravi)]) {
    await w.post(learner, '/user/add-course', { userId: learner_id, courseId: course_id, courseName: '' })
    const review = { learner_id, course_id, rating: 4, comment: '', ...times }
    await w.t.db.insertInto('reviews').values(review).execute()
  }
  const review = { id: randomUUID(), learner_id, mentor_id: ravi.account._id, rating: 4, text: '' }
  await w.t.db
    .insertInto('mentor_reviews')
    .values({ ...review, ...times })
    .execute()
  await Promise.all([eraseAsLearner(learner), suspend(ravi)])
})

raceTest('an applicant and a poster who delete their accounts', async (ravi) => {
  const learner = await signedInLearner(w.t)
  for (let count = 0; count < 3; count += 1) {
    const id = await openedOf(ravi)
    expect((await w.post(learner, `/openings/${id}/applications`, applicationTo())).statusCode).toBe(200)
    await w.post(learner, `/user/openings/${await openedOf(ravi)}/save`)
  }
  await Promise.all([eraseAsLearner(learner), eraseAsMentor(ravi)])
})

raceTest(
  'two learners with the same skill paths who delete their accounts, and a suspension',
  async (ravi, sita) => {
    const courses = [await courseOf(sita), await courseOf(sita)]
    const paths = [await publishedPathOf(ravi, courses), await publishedPathOf(ravi, courses)]
    const learners = [await signedInLearner(w.t), await signedInLearner(w.t)]
    for (const [index, learner] of learners.entries())
      for (const id of index === 0 ? paths : paths.toReversed())
        expect((await w.post(learner, `/skill-paths/${id}/join`)).statusCode).toBe(200)
    await Promise.all([...learners.map(eraseAsLearner), suspend(ravi)])
    const joined = await w.t.db.selectFrom('skill_paths').select('joined').where('id', 'in', paths).execute()
    expect(joined).toEqual([{ joined: 0 }, { joined: 0 }])
  },
)

it('no word is counted for openings that are gone', async () => {
  const rows = await w.t.db.selectFrom('openings').select('mentor_id').execute()
  for (const _id of new Set(rows.flatMap(({ mentor_id }) => mentor_id ?? [])))
    await eraseAsMentor({ account: { _id, role: 'mentor' } } as Person)
  const left = await w.t.db.selectFrom('search_words').select('word').where('word', '=', 'indore').execute()
  expect(left).toEqual([])
})
