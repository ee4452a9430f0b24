import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { TAGS_MAX } from '../platform/content-changes/contentChanges'
import { signedInLearner, signedInMentor, type SignedIn } from '../testing/signedIn'
import { testApp, type TestApp } from '../testing/testApp'
import { eraseLearner, eraseMentor } from './account-data/accountErasure'
import { authoringRequests, link } from '../courses/authoring/testing/authoringRequests'
import { endSuspension, insertSanction } from '../accounts/people/sanctions.repo'
import { findPerson } from '../accounts/people/person.repo'
import { contentChangeSync } from '../kernel/content-changes/contentChangeSync'

let t: TestApp
let mentor: SignedIn<Mentor>
let learner: SignedIn<Learner>
let courseId: string
let told: string[][]
const sync = () => contentChangeSync({ db: t.db, tell: async ({ tags }) => void told.push(tags.sort()) })

beforeEach(async () => {
  t = await testApp()
  mentor = await signedInMentor(t)
  learner = await signedInLearner(t)
  courseId = (await add())._id
  await enrol(courseId)
  await startLesson(courseId)
  told = []
  await sync().sendPending()
  told = []
})
afterEach(() => t.close())

const { add, update, post, enrol, startLesson } = authoringRequests(() => ({ t, mentor, learner }))

/** The tags that the site is told to renew after a change. */
async function tagsOf(change: () => Promise<unknown>): Promise<string[]> {
  await change()
  await sync().sendPending()
  return told.flat()
}
const ofCourse = () => [`course:${courseId}`, 'courses', `mentor:${mentor.account._id}`]
const ofMentor = () => [`course:${courseId}`, 'courses', `mentor:${mentor.account._id}`, 'mentors']

const review = (comment: string) =>
  post(
    '/resource/save-review',
    { userId: learner.account._id, courseId, rating: 5, comment },
    learner.headers,
  )
const erase = async (role: 'user' | 'mentor', id: string) => {
  const person = (await findPerson(t.db, role, id))!
  await t.db
    .transaction()
    .execute((tx) =>
      role === 'mentor'
        ? eraseMentor(tx, person, new Date())
        : eraseLearner(tx, person, { keepCertificates: false, now: new Date() }),
    )
}

describe('a change of a course names the course, its mentor and the lists:', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['a lesson', () => update(courseId, { modules: [{ name: 'M', lessons: [link('New title')] }] })],
    ['its status', () => post(`/resource/set-status/${courseId}`, { status: 'archived' })],
    ['a review', () => review('Good')],
    ['a changed comment', async () => (await review('Good'), review('Better'))],
    ['a new learner', async () => enrolAnother()],
    ['the deletion of a learner', () => erase('user', learner.account._id)],
  ])('%s', async (_, change) => expect(await tagsOf(change)).toEqual(ofCourse()))

  const enrolAnother = async () => {
    learner = await signedInLearner(t)
    await enrol(courseId)
  }
})

it('a new and a deleted course are named', async () => {
  courseId = (await add({ title: 'Another course' }))._id
  expect(await tagsOf(async () => undefined)).toEqual(ofCourse())
  told = []
  expect(await tagsOf(() => post(`/resource/delete-resource/${courseId}`, {}))).toEqual(ofCourse())
})

describe('a change of a mentor names the mentor, the courses and the lists:', () => {
  const personOf = () => ({ id: mentor.account._id, role: 'mentor' as const })
  it.each<[string, () => Promise<unknown>]>([
    [
      'the profile',
      () => {
        const form = new FormData()
        const columns = { name: 'Ravi K', mobile: '9000000001', expertise: 'Go', experience: '5' }
        for (const [name, value] of Object.entries(columns)) form.append(name, value)
        form.append('mentorId', mentor.account._id)
        form.append('domains', '["Web"]')
        form.append('social', '[]')
        return post('/mentor/update-profile', form)
      },
    ],
    [
      'a suspension and its end',
      async () => {
        const now = t.clock().toISOString()
        const by = 'root'
        await insertSanction(t.db, { person: personOf(), kind: 'suspension', reason: 'Spam', by, now })
        await endSuspension(t.db, mentor.account._id, { by, now })
      },
    ],
    ['an erasure', () => erase('mentor', mentor.account._id)],
  ])('%s', async (_, change) => expect(await tagsOf(change)).toEqual(ofMentor()))
})

it('a learner’s new name names the reviewed courses only', async () => {
  await tagsOf(() => review('Good'))
  told = []
  const rename = (name: string) =>
    t.db.updateTable('learners').set({ name }).where('id', '=', learner.account._id).execute()
  expect(await tagsOf(() => rename('Asha V'))).toEqual([`course:${courseId}`])
  told = []
  expect(await tagsOf(() => rename('Asha V'))).toEqual([])
})

it('what was rolled back is not named, nor what was named before', async () => {
  const fails = t.db.transaction().execute(async (tx) => {
    await tx.updateTable('courses').set({ students: 7 }).execute()
    throw new Error('no')
  })
  expect(await tagsOf(() => fails.catch(() => undefined))).toEqual([])
})

it('many changes at once are one message about everything', async () => {
  const tags = Array.from({ length: TAGS_MAX + 1 }, (_, index) => ({ tag: `course:${index}` }))
  await t.db.insertInto('content_changes').values(tags).execute()
  expect(await tagsOf(async () => undefined)).toEqual(['*'])
  expect(await t.db.selectFrom('content_changes').selectAll().execute()).toEqual([])
})

it('a site that does not respond delays nobody and is not told again', async () => {
  const lost = contentChangeSync({ db: t.db, tell: () => Promise.reject(new Error('down')) })
  expect((await review('Good')).statusCode).toBe(200)
  await expect(lost.sendPending()).rejects.toThrow('down')
  expect(await tagsOf(async () => undefined)).toEqual([])
})
