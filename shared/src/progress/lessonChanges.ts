import type { LessonStatus, Progress } from '../contracts/learners'
import type { OutgoingProgress } from '../outbox'

/** What a learner did to one lesson, and when. */
export interface LessonChange {
  status: LessonStatus
  /** ISO 8601, as this device's clock says. */
  actedAt: string
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

/** The entries of the outbox that stand for these changes. */
export function entriesOf({ userId, courseId }: LearnerCourse, changes: LessonChanges): OutgoingProgress[] {
  return Object.entries(changes).map(([lesson, { status, actedAt }]) => ({
    id: `${courseId}/${lesson}/${actedAt}`,
    userId,
    courseId,
    lesson,
    status,
    actedAt,
  }))
}

/** Entries of the outbox, first written first, as the changes of each course. */
export function changesIn(entries: OutgoingProgress[]): Map<string, LessonChanges> {
  const courses = new Map<string, LessonChanges>()
  for (const { courseId, lesson, status, actedAt } of entries)
    courses.set(courseId, { ...courses.get(courseId), [lesson]: { status, actedAt } })
  return courses
}
