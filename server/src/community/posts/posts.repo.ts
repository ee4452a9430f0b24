import type { Insertable } from 'kysely'
import { lockRows } from '../../platform/database/lockRows'
import type { ApiDatabase, Database, Instant, Tx } from '../../kernel/database/schema'

type NewQuestion = Insertable<ApiDatabase['community_questions']>
type NewAnswer = Insertable<ApiDatabase['community_answers']>
export type StoredAnswer = NonNullable<Awaited<ReturnType<typeof findAnswer>>>

/** Stores a question. Returns false if there already is a question with this id. */
export async function insertQuestion(tx: Tx, question: NewQuestion): Promise<boolean> {
  const added = await tx
    .insertInto('community_questions')
    .values(question)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Stores an answer. Returns false if there already is an answer with this id. */
export async function insertAnswer(tx: Tx, answer: NewAnswer): Promise<boolean> {
  const added = await tx
    .insertInto('community_answers')
    .values(answer)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Finds a question, even if nobody can see it. */
export const findQuestion = (db: Database, id: string) =>
  db.selectFrom('community_questions').selectAll().where('id', '=', id).executeTakeFirst()

/** Finds an answer, even if nobody can see it. To change the answer, lock its question. */
export const findAnswer = (db: Database, id: string) =>
  db.selectFrom('community_answers').selectAll().where('id', '=', id).executeTakeFirst()

export async function countAnswers(tx: Tx, questionId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('community_answers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('question_id', '=', questionId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Tells whether there is an answer that everybody can read and that the asker has not written. */
export async function hasAnswerOfOthers(tx: Tx, questionId: string, askerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('community_answers')
    .select('id')
    .where('question_id', '=', questionId)
    .where('listed', '=', 1)
    .where('person_id', '<>', askerId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

type QuestionChanges = Partial<Omit<NewQuestion, 'id' | 'person_id'>>

export async function updateQuestion(tx: Database, id: string, changes: QuestionChanges) {
  await tx.updateTable('community_questions').set(changes).where('id', '=', id).execute()
}

export async function updateAnswer(tx: Database, id: string, changes: Partial<Omit<NewAnswer, 'id'>>) {
  await tx.updateTable('community_answers').set(changes).where('id', '=', id).execute()
}

/**
 * Removes the author and the text of a question. Its title is kept, so that the answers can be understood.
 */
export async function giveUpQuestion(tx: Database, id: string, now: Instant) {
  await tx
    .updateTable('community_questions')
    .set({ person_id: '', text: '', edited_at: null, text_hash: '', changed_at: now })
    .where('id', '=', id)
    .execute()
}

/** Makes this the only accepted answer of a question; null removes the acceptance. */
export async function setAccepted(tx: Database, questionId: string, answerId: string | null) {
  await tx
    .updateTable('community_answers')
    .set({ accepted: 0 })
    .where('question_id', '=', questionId)
    .where('accepted', '=', 1)
    .execute()
  if (answerId !== null) await updateAnswer(tx, answerId, { accepted: 1 })
  await updateQuestion(tx, questionId, { accepted_answer: answerId })
}

/** Stores whether an answer has helped a person. Returns false if nothing has changed. */
export async function setHelpful(
  tx: Tx,
  { answerId, personId }: { answerId: string; personId: string },
  helpful: boolean,
): Promise<boolean> {
  const changed = helpful
    ? await tx
        .insertInto('community_helpful')
        .values({ answer_id: answerId, person_id: personId })
        .onConflict((conflict) => conflict.columns(['answer_id', 'person_id']).doNothing())
        .returning('answer_id')
        .executeTakeFirst()
    : await tx
        .deleteFrom('community_helpful')
        .where('answer_id', '=', answerId)
        .where('person_id', '=', personId)
        .returning('answer_id')
        .executeTakeFirst()
  if (!changed) return false
  await tx
    .updateTable('community_answers')
    .set((eb) => ({ helpful: eb('helpful', '+', helpful ? 1 : -1) }))
    .where('id', '=', answerId)
    .execute()
  return true
}

/** Stores the text of an accepted answer before it is changed, as evidence for cases. */
export async function keepFormerText(tx: Tx, { id, version, text }: StoredAnswer, now: Instant) {
  await tx
    .insertInto('community_former_texts')
    .values({ answer_id: id, version, text, replaced_at: now })
    .execute()
}

/** Locks questions in the order of their ids. */
export async function lockQuestions(tx: Database, ids: string[]) {
  if (ids.length === 0) return
  const rows = tx.selectFrom('community_questions').select('id').where('id', 'in', ids).orderBy('id')
  await lockRows(tx, rows).execute()
}
