import { foldText } from '@mentor-connect/contract/rules/foldText'
import { lockRows } from '../../platform/database/lockRows'
import type { Instant, Tx, Database } from '../../kernel/database/schema'

export interface NotePlace {
  courseId: string
  lessonId: string
  blockId?: string
}

export interface WrittenNote extends NotePlace {
  learnerId: string
  id: string
  quote: string
  text: string
  at: Instant
}

export function notesInLesson(db: Database, learnerId: string, { courseId, lessonId }: NotePlace) {
  return db
    .selectFrom('notes')
    .selectAll()
    .where('learner_id', '=', learnerId)
    .where('course_id', '=', courseId)
    .where('lesson_id', '=', lessonId)
    .where('removed', '=', 0)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Finds a note, even a removed one, and locks it until the transaction ends. */
export function lockNote(tx: Tx, learnerId: string, id: string) {
  const query = tx
    .selectFrom('notes')
    .select(['course_id', 'lesson_id', 'acted_at', 'removed'])
    .where('learner_id', '=', learnerId)
    .where('id', '=', id)
  return lockRows(tx, query).executeTakeFirst()
}

export async function countNotes(tx: Tx, learnerId: string, { courseId, lessonId }: NotePlace) {
  const { count } = await tx
    .selectFrom('notes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('learner_id', '=', learnerId)
    .where('course_id', '=', courseId)
    .where('lesson_id', '=', lessonId)
    .where('removed', '=', 0)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Tells whether the course has a lesson with this id that is learned on this site. */
export async function hasLesson(tx: Tx, { courseId, lessonId }: NotePlace): Promise<boolean> {
  const row = await tx
    .selectFrom('lessons')
    .select('id')
    .where('course_id', '=', courseId)
    .where('id', '=', lessonId)
    .where('kind', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertNote(tx: Tx, note: WrittenNote) {
  const { learnerId, id, courseId, lessonId, blockId, quote, text, at } = note
  await tx
    .insertInto('notes')
    .values({
      learner_id: learnerId,
      id,
      course_id: courseId,
      lesson_id: lessonId,
      block_id: blockId ?? null,
      quote,
      text,
      search_text: searchTextOf(note),
      created_at: at,
      acted_at: at,
      removed: 0,
    })
    .execute()
}

export async function updateNote(tx: Tx, note: WrittenNote) {
  const { learnerId, id, quote, text, at } = note
  await tx
    .updateTable('notes')
    .set({ quote, text, search_text: searchTextOf(note), acted_at: at, removed: 0 })
    .where('learner_id', '=', learnerId)
    .where('id', '=', id)
    .execute()
}

/** Marks a note as removed and deletes its text. */
export async function markRemoved(
  tx: Tx,
  { learnerId, id, at }: Pick<WrittenNote, 'learnerId' | 'id' | 'at'>,
) {
  const gone = { quote: '', text: '', search_text: '', removed: 1, acted_at: at } as const
  await tx.updateTable('notes').set(gone).where('learner_id', '=', learnerId).where('id', '=', id).execute()
}

/** Deletes notes that were removed before this time. */
export async function deleteRemovedNotes(db: Database, removedBefore: Instant) {
  await db.deleteFrom('notes').where('removed', '=', 1).where('acted_at', '<', removedBefore).execute()
}

const searchTextOf = ({ quote, text }: WrittenNote) => foldText(`${quote}\n${text}`)

/** Returns a learner’s notes, except removed ones. */
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
