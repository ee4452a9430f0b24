import type { Insertable } from 'kysely'
import type { ApiDatabase, Database } from '../../kernel/database/schema'

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

export async function deleteDraft(tx: Database, courseId: string, lessonId: string) {
  await tx
    .deleteFrom('lesson_drafts')
    .where('course_id', '=', courseId)
    .where('lesson_id', '=', lessonId)
    .execute()
}
