import type { LessonStatus, Progress } from '@mentor-connect/shared/contracts/learners'
import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'
import { completionOf, lessonId, type Completion, type LessonPlace, type PlacedLesson } from './completion'

type Database = Kysely<ApiDatabase>

export async function isEnrolled(db: Database, learnerId: string, courseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('enrolments')
    .select('course_id')
    .where('learner_id', '=', learnerId)
    .where('course_id', '=', courseId)
    .executeTakeFirst()
  return row !== undefined
}

export async function placedLessons(db: Database, courseId: string): Promise<PlacedLesson[]> {
  const rows = await db
    .selectFrom('lessons')
    .select(['id', 'module_position', 'position'])
    .where('course_id', '=', courseId)
    .execute()
  return rows.map((row) => ({ ...row, id: lessonId(row) }))
}

export async function progressOf(db: Database, learnerId: string, courseId: string): Promise<Progress> {
  const rows = await db
    .selectFrom('lesson_progress')
    .select(['lesson_key', 'status'])
    .where('learner_id', '=', learnerId)
    .where('course_id', '=', courseId)
    .orderBy('lesson_key')
    .execute()
  return Object.fromEntries(rows.map((row) => [row.lesson_key, row.status]))
}

/** How far a learner is in every course that he or she is enrolled in, by course id. */
export async function completions(db: Database, learnerId: string): Promise<Map<string, Completion>> {
  const lessons = await db
    .selectFrom('enrolments')
    .innerJoin('lessons', 'lessons.course_id', 'enrolments.course_id')
    .select(['lessons.course_id', 'lessons.module_position', 'lessons.position'])
    .where('enrolments.learner_id', '=', learnerId)
    .execute()
  const progress = await db
    .selectFrom('lesson_progress')
    .select(['course_id', 'lesson_key', 'status'])
    .where('learner_id', '=', learnerId)
    .execute()
  const statuses = new Map<string, Record<string, LessonStatus>>()
  for (const { course_id, lesson_key, status } of progress)
    statuses.set(course_id, { ...statuses.get(course_id), [lesson_key]: status })
  const places = new Map<string, LessonPlace[]>()
  for (const { course_id, ...place } of lessons) {
    const known = places.get(course_id)
    if (known) known.push(place)
    else places.set(course_id, [place])
  }
  return new Map([...places].map(([id, found]) => [id, completionOf(found, statuses.get(id) ?? {})]))
}
