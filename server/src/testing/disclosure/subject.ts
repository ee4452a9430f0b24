import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { insertCourse } from '../../courses/catalogue/testing/insertCourse'
import { insertLesson } from '../../courses/catalogue/testing/insertLesson'
import { startApiAndChat, type ApiAndChat } from '../apiAndChat'
import { signedInLearner, signedInMentor, type SignedIn } from '../signedIn'

type Person = SignedIn<Learner | Mentor>

/** State of the learner whom others ask about. Nobody may find out which one it is. */
export type SubjectState = 'adult' | 'minor' | 'suspended'

/** Both services, and a learner who in every state has done only what a minor without a guardian's consent may do. */
export interface SubjectWorld {
  t: ApiAndChat
  subject: Person
  /** The callers, by their relation to the learner. */
  callers: Record<'visitor' | 'other learner' | 'own mentor' | 'unconnected mentor', Person | undefined>
  /** Values of request fields by the name of the field, and of `id` by the first part of the path. */
  ids: Record<string, string>
}

const BIRTH_YEARS = { adult: 1990, minor: 2012, suspended: 1990 }

/**
 * Creates a world with a learner in this state.
 * @param hasSeat true to give the learner a seat in a workshop, which a suspension takes away
 */
export async function subjectWorld(state: SubjectState, hasSeat = false): Promise<SubjectWorld> {
  const t = await startApiAndChat()
  const tick = () => t.clock.advance(1_000)
  const ravi = await signedInMentor(t)
  tick()
  const sita = await signedInMentor(t, { name: 'Sita Rao' })
  // Different experience gives lists of mentors the same order in each world.
  await t.db.updateTable('mentors').set({ experience: 1 }).where('id', '=', sita.account._id).execute()
  tick()
  const subject = await signedInLearner(t, { name: 'Subject One', birthYear: BIRTH_YEARS[state] })
  const other = await signedInLearner(t, { name: 'Mira Das' })
  await insertCourse(t.db, { id: 'course-one', mentorId: ravi.account._id, lessons: [2] })
  const lessonId = 'dough'
  await insertLesson(t.db, { courseId: 'course-one', id: lessonId, position: 2 })
  await insertCourse(t.db, { id: 'course-two', mentorId: sita.account._id, lessons: [1] })
  const post = async ({ headers }: Person, url: string, payload: object) => {
    tick()
    const response = await t.app.inject({ method: 'POST', url, headers, payload })
    if (response.statusCode !== 200) throw new Error(`${url}: ${response.body}`)
    return response.json().data
  }
  const enrol = (person: Person) =>
    post(person, '/user/add-course', { userId: person.account._id, courseId: 'course-one', courseName: '' })
  const own = { userId: subject.account._id, courseId: 'course-one' }
  await enrol(subject)
  await enrol(other)
  await post(subject, '/user/update-progress', { ...own, progress: { '0-0': 'completed' } })
  await post(subject, '/resource/save-review', { ...own, rating: 4, comment: 'Clear and kind.' })
  await post(subject, `/resource/course-one/lessons/${lessonId}/questions`, {
    userId: subject.account._id,
    id: 'q-one',
    title: 'How long does it take?',
    text: 'I have an hour a day.',
  })
  await openWorkshop(t, post, ravi)
  if (hasSeat) await post(subject, '/workshops/w-one/join', {})
  if (state === 'suspended') await suspend(t, subject)
  await t.jobs.settle()
  await t.access.sendPending()
  return {
    t,
    subject,
    callers: {
      visitor: undefined,
      'other learner': other,
      'own mentor': ravi,
      'unconnected mentor': sita,
    },
    ids: {
      courseId: 'course-one',
      resourceId: 'course-one',
      resource: 'course-one',
      lessonId,
      mentorId: ravi.account._id,
      mentor: ravi.account._id,
      workshopId: 'w-one',
      '/questions': 'q-one',
      '/workshops': 'w-one',
      '/mentor/workshops': 'w-one',
      '/resource': 'course-one',
    },
  }
}

type Post = (person: Person, url: string, payload: object) => Promise<unknown>

async function openWorkshop(t: ApiAndChat, post: Post, mentor: Person) {
  const start = new Date(Math.ceil(t.clock().getTime() / HOUR_MS) * HOUR_MS + 48 * HOUR_MS)
  await post(mentor, '/mentor/workshops', {
    id: 'w-one',
    title: 'Write a resume',
    description: 'Bring your own.',
    language: 'en',
    subject: 'Career',
    start: start.toISOString(),
    minutes: 60,
    seats: 2,
    meetingUrl: '',
  })
  await post(mentor, '/mentor/workshops/w-one/open', { revision: 0 })
}

/**
 * Suspends the learner as an operator does, but without cancelling sessions and the like, because everybody concerned
 * is told of that.
 */
async function suspend(t: ApiAndChat, { account: { _id } }: Person) {
  const given = { reason: 'Wrote about money.', imposed_at: t.clock().toISOString(), imposed_by: 'root' }
  await t.db
    .insertInto('sanctions')
    .values({ id: 'sanction', person_id: _id, role: 'user', kind: 'suspension', suspends: _id, ...given })
    .execute()
}
