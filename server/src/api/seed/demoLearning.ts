import type { LessonStatus } from '@mentor-connect/shared/contracts/learners'
import type { Transaction } from 'kysely'
import { createHash } from 'node:crypto'
import type { ApiDatabase } from '../database/schema'
import { lessonKey } from '../learning/completion'
import { DEFAULT_TIME_ZONE, daysAfter, localDay } from '../learning/localDay'
import type { DemoCourse } from './content/course'
import { COURSES } from './content/catalogue'
import { DEMO_LEARNER } from './demoAccounts'
import { COMPLETED_COURSE, STARTED_COURSES } from './enrolments'
import { daysBefore, lessonRows, nameOf } from './rows'

const BOOKMARKS = [
  'react-step-by-step',
  'a-resume-that-gets-read',
  'paison-ki-samajh',
  'speak-so-that-people-listen',
]

/** What the demo learner has done so far: progress, a certificate, bookmarks. */
export async function writeDemoLearning(tx: Transaction<ApiDatabase>, now: Date) {
  const progress = COURSES.flatMap((course) => progressRows(course, now))
  await tx.insertInto('lesson_progress').values(progress).execute()
  await tx.insertInto('certificates').values(certificateRow(now)).execute()
  const favorites = BOOKMARKS.map((course_id, index) => ({
    learner_id: DEMO_LEARNER.id,
    course_id,
    created_at: daysBefore(now, 3 + index),
  }))
  await tx.insertInto('favorites').values(favorites).execute()
  await tx.insertInto('activity').values(activityRows(now)).execute()
}

/** Steps on the days before today, the latest first: the demo learner is at it. */
const STEPS = [2, 4, 1, 0, 3, 6, 2, 0, 1]

function activityRows(now: Date) {
  const today = localDay(now, DEFAULT_TIME_ZONE)
  return STEPS.map((steps, index) => ({
    learner_id: DEMO_LEARNER.id,
    day: daysAfter(today, -1 - index),
    steps,
  })).filter(({ steps }) => steps > 0)
}

function progressRows(course: DemoCourse, now: Date) {
  const done = course.id === COMPLETED_COURSE ? Infinity : STARTED_COURSES[course.id]
  if (done === undefined) return []
  return lessonRows(course)
    .slice(0, done + 1)
    .map((lesson, index) => {
      const status: LessonStatus = index < done ? 'completed' : 'in-progress'
      return {
        learner_id: DEMO_LEARNER.id,
        course_id: course.id,
        lesson_key: lessonKey(lesson),
        status,
        updated_at: daysBefore(now, 5),
      }
    })
}

function certificateRow(now: Date) {
  const course = COURSES.find(({ id }) => id === COMPLETED_COURSE)
  if (!course) throw new Error(`no demo course has the id ${COMPLETED_COURSE}`)
  const issued = daysBefore(now, 5)
  return {
    // Demo data only: a real certificate's id is random.
    id: createHash('sha256').update('the demo certificate').digest().subarray(0, 16).toString('base64url'),
    learner_id: DEMO_LEARNER.id,
    course_id: course.id,
    course_name: course.title,
    instructor_name: nameOf(course.mentor),
    learner_name: DEMO_LEARNER.name,
    created_at: issued,
    updated_at: issued,
    revoked_at: null,
  }
}
