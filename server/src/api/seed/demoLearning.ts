import type { LessonStatus } from '@mentor-connect/contract/courses/progress'
import { daysAfter, localDay } from '@mentor-connect/contract/rules/localDay'
import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'
import { createHash } from 'node:crypto'
import type { Instant, Tx } from '../../kernel/database/schema'
import { DEMO_LEARNER } from '../../platform/demo/demoAccounts'
import { STARTED_COURSES, isOfCompletedPath, lastActiveAt, studentsOf } from './enrolments'
import { daysBefore, lessonRows, nameOf } from './rows'
import { COURSES, type DemoCourse, LEARNERS } from './demoContent'

const BOOKMARKS = ['react-step-by-step', 'your-career-path', 'money-basics-hi', 'speak-so-that-people-listen']

/**
 * Writes the progress and certificates of all demo learners, and the bookmarks and activity of the learner who
 * can sign in.
 */
export async function writeDemoLearning(tx: Tx, now: Date) {
  const studies = COURSES.flatMap((course, index) => studiesOf(course, index, now))
  await tx.insertInto('lesson_progress').values(studies.flatMap(progressRows)).execute()
  await tx.insertInto('certificates').values(studies.filter(isFinished).map(certificateRow)).execute()
  await celebrateCertified(tx)
  const favorites = BOOKMARKS.map((course_id, index) => ({
    learner_id: DEMO_LEARNER.id,
    course_id,
    created_at: daysBefore(now, 3 + index),
  }))
  await tx.insertInto('favorites').values(favorites).execute()
  await tx.insertInto('activity').values(activityRows(now)).execute()
}

/** Marks courses as celebrated by learners who have a certificate for them. */
async function celebrateCertified(tx: Tx) {
  await tx
    .updateTable('enrolments')
    .set((eb) => ({
      celebrated_at: eb
        .selectFrom('certificates')
        .select('certificates.created_at')
        .whereRef('certificates.learner_id', '=', 'enrolments.learner_id')
        .whereRef('certificates.course_id', '=', 'enrolments.course_id'),
    }))
    .execute()
}

/** A learner's progress in a course. */
interface Study {
  course: DemoCourse
  learnerId: string
  /** Number of completed lessons. They are the first ones of the course. */
  done: number
  at: Instant
}

/** Shares of their courses that the other demo learners have completed, used in rotation. */
const SHARES = [0.6, 1, 0.25, 0.8, 0, 0.45, 0.1, 0.9]

function studiesOf(course: DemoCourse, courseIndex: number, now: Date): Study[] {
  const lessons = lessonRows(course).length
  return studentsOf(course).map((learnerId, index) => {
    if (learnerId === DEMO_LEARNER.id)
      return { course, learnerId, done: STARTED_COURSES[course.id] ?? lessons, at: daysBefore(now, 5) }
    const share = isOfCompletedPath(course, learnerId) ? 1 : SHARES[(index + courseIndex) % SHARES.length]!
    return { course, learnerId, done: Math.floor(share * lessons), at: lastActiveAt(now, index) }
  })
}

const isFinished = ({ course, done }: Study) => done >= lessonRows(course).length

/** Number of learning steps on each day before today, most recent day first. */
const STEPS = [2, 4, 1, 0, 3, 6, 2, 0, 1]

function activityRows(now: Date) {
  const today = localDay(now, DEFAULT_TIME_ZONE)
  return STEPS.map((steps, index) => ({
    learner_id: DEMO_LEARNER.id,
    day: daysAfter(today, -1 - index),
    steps,
  })).filter(({ steps }) => steps > 0)
}

/**
 * Returns the rows for a learner's progress. The lesson after the completed ones is in progress, unless no
 * lesson is completed.
 */
function progressRows({ course, learnerId, done, at }: Study) {
  if (done === 0) return []
  return lessonRows(course)
    .slice(0, done + 1)
    .map((lesson, index) => {
      const status: LessonStatus = index < done ? 'completed' : 'in-progress'
      return {
        learner_id: learnerId,
        course_id: course.id,
        lesson_id: lesson.id,
        status,
        updated_at: at,
      }
    })
}

/**
 * Returns a certificate id that is computed from the learner and the subject. Ids of real certificates are
 * random.
 */
export const demoCertificateId = (learnerId: string, subject: string) =>
  createHash('sha256').update(`${learnerId} ${subject}`).digest().subarray(0, 16).toString('base64url')

function certificateRow({ course, learnerId, at }: Study) {
  const learner = LEARNERS.find(({ id }) => id === learnerId)
  if (!learner) throw new Error(`no demo learner has the id ${learnerId}`)
  return {
    id: demoCertificateId(learnerId, course.id),
    learner_id: learnerId,
    course_id: course.id,
    course_name: course.title,
    instructor_name: nameOf(course.mentor),
    learner_name: learner.name,
    created_at: at,
    updated_at: at,
    revoked_at: null,
  }
}
