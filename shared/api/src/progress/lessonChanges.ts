import type { LessonStatus, Progress } from '@mentor-connect/contract/courses/progress'
import type { OutgoingProgress } from '../outboxes'

/** A learner's change of the status of one lesson. */
export interface LessonChange {
  status: LessonStatus
  /** The time at which the learner made the change: ISO 8601, device clock. */
  actedAt: string
  /** The lesson's id, if known, in case the lesson is moved before the change is sent. */
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

/** Converts changes into outbox entries. */
export function entriesOf({ userId, courseId }: LearnerCourse, changes: LessonChanges): OutgoingProgress[] {
  return Object.entries(changes).map(([lesson, change]) => ({
    id: `${courseId}/${lesson}/${change.actedAt}`,
    userId,
    courseId,
    lesson,
    ...change,
  }))
}

/** Groups outbox entries, oldest first, into the changes of each course. */
export function changesIn(entries: OutgoingProgress[]): Map<string, LessonChanges> {
  const courses = new Map<string, LessonChanges>()
  for (const { courseId, lesson, status, actedAt, lessonId } of entries)
    courses.set(courseId, {
      ...courses.get(courseId),
      [lesson]: { status, actedAt, ...(lessonId && { lessonId }) },
    })
  return courses
}
