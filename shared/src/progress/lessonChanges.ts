import type { LessonStatus, Progress } from '../contracts/learners'
import type { OutgoingProgress } from '../outbox'

/** What a learner did to one lesson, and when. */
export interface LessonChange {
  status: LessonStatus
  /** ISO 8601, as this device's clock says. */
  actedAt: string
  /** Which lesson stood at that key, where the server has said so: it may be moved before this arrives. */
  lessonId?: string
}

/** Lesson key → its latest change. */
export type LessonChanges = Record<string, LessonChange>

export interface LearnerCourse {
  userId: string
  courseId: string
}

export function statusesOf(changes: LessonChanges): Progress {
  return Object.fromEntries(Object.entries(changes).map(([lesson, { status }]) => [lesson, status]))
}

export function lessonIdsOf(changes: LessonChanges): Record<string, string> {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([lesson, { lessonId }]) => (lessonId ? [[lesson, lessonId]] : [])),
  )
}

/** The entries of the outbox that stand for these changes. */
export function entriesOf({ userId, courseId }: LearnerCourse, changes: LessonChanges): OutgoingProgress[] {
  return Object.entries(changes).map(([lesson, change]) => ({
    id: `${courseId}/${lesson}/${change.actedAt}`,
    userId,
    courseId,
    lesson,
    ...change,
  }))
}

/** Entries of the outbox, first written first, as the changes of each course. */
export function changesIn(entries: OutgoingProgress[]): Map<string, LessonChanges> {
  const courses = new Map<string, LessonChanges>()
  for (const { courseId, lesson, status, actedAt, lessonId } of entries)
    courses.set(courseId, {
      ...courses.get(courseId),
      [lesson]: { status, actedAt, ...(lessonId && { lessonId }) },
    })
  return courses
}
