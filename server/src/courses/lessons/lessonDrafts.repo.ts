import { isEmptyBody } from '@mentor-connect/contract/courses/lessons/lessonMinutes'
import type { Insertable } from 'kysely'
import type { ApiDatabase, Database } from '../../kernel/database/schema'
import { readBody } from '../catalogue/lessonBody'

export function findDraft(db: Database, courseId: string, lessonId: string) {
  return db
    .selectFrom('lesson_drafts')
    .select(['body', 'saved_at as savedAt'])
    .where('course_id', '=', courseId)
    .where('lesson_id', '=', lessonId)
    .executeTakeFirst()
}

export async function upsertDraft(tx: Database, row: Insertable<ApiDatabase['lesson_drafts']>) {
  await tx
    .insertInto('lesson_drafts')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['course_id', 'lesson_id']).doUpdateSet((eb) => ({
        body: eb.ref('excluded.body'),
        saved_at: eb.ref('excluded.saved_at'),
      })),
    )
    .execute()
}

/** Returns the ids of the lessons of a course whose draft is not empty. */
export async function draftedLessons(db: Database, courseId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('lesson_drafts')
    .select(['lesson_id', 'body'])
    .where('course_id', '=', courseId)
    .orderBy('lesson_id')
    .execute()
  return rows.filter(({ body }) => !isEmptyBody(readBody(body))).map(({ lesson_id }) => lesson_id)
}

export async function deleteDraft(tx: Database, courseId: string, lessonId: string) {
  await tx
    .deleteFrom('lesson_drafts')
    .where('course_id', '=', courseId)
    .where('lesson_id', '=', lessonId)
    .execute()
}
