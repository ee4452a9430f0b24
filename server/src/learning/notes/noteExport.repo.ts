import type { Database } from '../../kernel/database/schema'

/** A learner’s notes, without removed ones. */
export function notesOf(db: Database, id: string) {
  return db
    .selectFrom('notes')
    .select(['course_id', 'lesson_id', 'block_id', 'quote', 'text', 'created_at', 'acted_at'])
    .where('learner_id', '=', id)
    .where('removed', '=', 0)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
