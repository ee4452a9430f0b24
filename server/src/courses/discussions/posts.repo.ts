import type { Role } from '@mentor-connect/contract/accounts/people'
import { lockRows } from '../../platform/database/lockRows'
import type { Instant, Tx } from '../../kernel/database/schema'

interface Written {
  id: string
  personId: string
  role: Role
  text: string
  now: Instant
}

export interface WrittenQuestion extends Written {
  courseId: string
  lessonId: string
  blockId?: string
  title: string
}

/** Stores a question. Returns false if there already is a question with this id. */
export async function insertQuestion(tx: Tx, question: WrittenQuestion): Promise<boolean> {
  const { id, personId, role, courseId, lessonId, blockId, title, text, now } = question
  const added = await tx
    .insertInto('lesson_questions')
    .values({
      id,
      person_id: personId,
      role,
      course_id: courseId,
      lesson_id: lessonId,
      block_id: blockId ?? null,
      title,
      text,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Stores an answer. Returns false if there already is an answer with this id. */
export async function insertAnswer(tx: Tx, answer: Written & { questionId: string }): Promise<boolean> {
  const { id, personId, role, questionId, text, now } = answer
  const added = await tx
    .insertInto('lesson_answers')
    .values({ id, person_id: personId, role, question_id: questionId, text, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Finds a question, even a removed one, and locks it until the transaction ends. */
export function lockQuestion(tx: Tx, id: string) {
  const query = tx.selectFrom('lesson_questions').selectAll().where('id', '=', id)
  return lockRows(tx, query).executeTakeFirst()
}

export async function countAnswers(tx: Tx, questionId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('lesson_answers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('question_id', '=', questionId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function findAnswer(tx: Tx, questionId: string, id: string) {
  return tx
    .selectFrom('lesson_answers')
    .selectAll()
    .where('question_id', '=', questionId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

interface OwnPost {
  id: string
  personId: string
}

/** Changes a question. Returns false if the person has no such question. */
export async function updateQuestion(
  tx: Tx,
  { id, personId }: OwnPost,
  changes: { title: string; text: string; edited_at: Instant } | { removed_at: Instant },
): Promise<boolean> {
  const changed = await tx
    .updateTable('lesson_questions')
    .set(changes)
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Changes an answer. Returns false if the person has no such answer. */
export async function updateAnswer(
  tx: Tx,
  { id, personId, questionId }: OwnPost & { questionId: string },
  changes: { text: string; edited_at: Instant } | { removed_at: Instant },
): Promise<boolean> {
  const changed = await tx
    .updateTable('lesson_answers')
    .set(changes)
    .where('id', '=', id)
    .where('question_id', '=', questionId)
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

export async function setAccepted(tx: Tx, questionId: string, answerId: string | null) {
  await tx
    .updateTable('lesson_questions')
    .set({ accepted_answer: answerId })
    .where('id', '=', questionId)
    .execute()
}

export async function setHelpful(tx: Tx, answerId: string, personId: string, helpful: boolean) {
  if (helpful)
    await tx
      .insertInto('helpful_answers')
      .values({ answer_id: answerId, person_id: personId })
      .onConflict((conflict) => conflict.columns(['answer_id', 'person_id']).doNothing())
      .execute()
  else
    await tx
      .deleteFrom('helpful_answers')
      .where('answer_id', '=', answerId)
      .where('person_id', '=', personId)
      .execute()
}
