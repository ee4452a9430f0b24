import { sql } from 'kysely'
import { lockRows } from '../../platform/database/lockRows'
import type { Database, Flag, Instant } from '../../kernel/database/schema'
import { topicsOf } from './topics'

/** Finds a question, even if nobody can see it, and locks it until the transaction ends. */
export function lockQuestion(tx: Database, id: string) {
  const query = tx.selectFrom('community_questions').selectAll().where('id', '=', id)
  return lockRows(tx, query).executeTakeFirst()
}
export type StoredQuestion = NonNullable<Awaited<ReturnType<typeof lockQuestion>>>

/** Returns the tags of a question. They are stored as a JSON list of ids of subjects. */
export const tagsOf = ({ tags }: { tags: string }) => JSON.parse(tags) as string[]

const IS_SHOWN = sql<Flag>`case when approved_at is not null and hidden_at is null and removed_at is null then 1 else 0 end`

/**
 * Updates all data that are derived from a question and its answers: who can see them, the counts, and the
 * lists that contain the question. Call it at the end of each change; the caller has locked the question.
 */
export async function refreshQuestion(tx: Database, id: string, now: Instant) {
  await tx
    .updateTable('community_answers')
    .set({ listed: IS_SHOWN })
    .where('question_id', '=', id)
    .where('listed', '<>', IS_SHOWN)
    .execute()
  const shown = tx.selectFrom('community_answers').where('question_id', '=', id).where('listed', '=', 1)
  const { answers, helpful } = await shown
    .select((eb) => [
      eb.fn.countAll<number>().as('answers'),
      eb.fn.sum<number | null>('helpful').as('helpful'),
    ])
    .executeTakeFirstOrThrow()
  const counts = { answers: Number(answers), helpful: Number(helpful ?? 0) }
  const row = await tx
    .updateTable('community_questions')
    .set({ ...counts, listed: IS_SHOWN, changed_at: now })
    .where('id', '=', id)
    .returning(['id', 'listed', 'subject', 'tags', 'language', 'approved_at', 'answers', 'helpful'])
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('community_topics').where('question_id', '=', id).execute()
  if (row.listed === 1 && row.approved_at !== null)
    await insertTopics(tx, { ...row, asked_at: row.approved_at })
}

type Listed = Pick<StoredQuestion, 'id' | 'subject' | 'tags' | 'language' | 'answers' | 'helpful'> & {
  asked_at: Instant
}

async function insertTopics(tx: Database, question: Listed) {
  const { id, subject, language, helpful, answers, asked_at } = question
  const row = {
    question_id: id,
    language,
    helpful,
    asked_at,
    has_answer: answers > 0 ? (1 as const) : (0 as const),
  }
  const topics = topicsOf(subject, tagsOf(question))
  await tx
    .insertInto('community_topics')
    .values(topics.map((topic) => ({ topic, ...row })))
    .execute()
}
