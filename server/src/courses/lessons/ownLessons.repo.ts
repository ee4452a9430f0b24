import { typeOfKind, type LessonKind } from '@mentor-connect/contract/courses/lessons/lessonKinds'
import type { Insertable } from 'kysely'
import { lockRows } from '../../platform/database/lockRows'
import type { ApiDatabase, Instant, Database, Tx } from '../../kernel/database/schema'
import { lessonWithBody } from './lessonWithBody.query'

export interface OwnLessonId {
  mentorId: string
  courseId: string
  lessonId: string
}

/** Finds a lesson of this site in one of this mentor's courses. */
export async function findOwnLesson(db: Database, { mentorId, courseId, lessonId }: OwnLessonId) {
  const row = await lessonWithBody(db, courseId, lessonId)
    .leftJoin('lesson_drafts', (join) =>
      join
        .onRef('lesson_drafts.course_id', '=', 'lessons.course_id')
        .onRef('lesson_drafts.lesson_id', '=', 'lessons.id'),
    )
    .select(['lesson_bodies.earlier_body as earlierBody', 'lesson_bodies.earlier_at as earlierAt'])
    .select('courses.status as courseStatus')
    .select(['lesson_drafts.body as draftBody', 'lesson_drafts.saved_at as draftAt'])
    .where('courses.mentor_id', '=', mentorId)
    .executeTakeFirst()
  return row?.kind ? { ...row, kind: row.kind } : undefined
}
export type FoundOwnLesson = NonNullable<Awaited<ReturnType<typeof findOwnLesson>>>

/**
 * Locks the course until the transaction ends, so that its outline and its lessons are saved by one request at
 * a time.
 */
export async function lockOwnCourse(tx: Tx, { mentorId, courseId }: OwnLessonId) {
  const course = tx
    .selectFrom('courses')
    .select('id')
    .where('id', '=', courseId)
    .where('mentor_id', '=', mentorId)
  await lockRows(tx, course).execute()
}

export async function upsertBody(tx: Database, row: Insertable<ApiDatabase['lesson_bodies']>) {
  await tx
    .insertInto('lesson_bodies')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['course_id', 'lesson_id']).doUpdateSet((eb) => ({
        body: eb.ref('excluded.body'),
        words: eb.ref('excluded.words'),
        updated_at: eb.ref('excluded.updated_at'),
        earlier_body: eb.ref('excluded.earlier_body'),
        earlier_at: eb.ref('excluded.earlier_at'),
      })),
    )
    .execute()
}

/** Replaces the list of uploads that a lesson shows. */
export async function writeLessonFiles(tx: Database, courseId: string, lessonId: string, paths: string[]) {
  await tx
    .deleteFrom('lesson_files')
    .where('course_id', '=', courseId)
    .where('lesson_id', '=', lessonId)
    .execute()
  const rows = paths.map((path) => ({ course_id: courseId, lesson_id: lessonId, path }))
  if (rows.length > 0) await tx.insertInto('lesson_files').values(rows).execute()
}

interface Reading {
  kind: LessonKind
  minutes: number
  preview: boolean
}

/** Tells whether the course is a draft, which learners do not see. */
export async function isDraftCourse(db: Database, courseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('courses')
    .select('id')
    .where('id', '=', courseId)
    .where('status', '=', 'draft')
    .executeTakeFirst()
  return row !== undefined
}

/** Updates the fields of a lesson that the outline shows, and with them the version of the outline. */
export async function updateReading(
  tx: Database,
  { courseId, lessonId }: OwnLessonId,
  { kind, minutes, preview }: Reading,
  now: Instant,
) {
  await tx
    .updateTable('lessons')
    .set({ kind, type: typeOfKind(kind), minutes, preview: preview ? 1 : 0 })
    .where('course_id', '=', courseId)
    .where('id', '=', lessonId)
    .execute()
  await tx.updateTable('courses').set({ updated_at: now }).where('id', '=', courseId).execute()
}
