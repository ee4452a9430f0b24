import { sql } from 'kysely'
import type { Database } from '../../kernel/database/schema'

/** Selects questions with the names of their authors, in any order. */
export const selectQuestions = (db: Database) =>
  db
    .selectFrom('community_questions')
    .leftJoin('learners', 'learners.id', 'community_questions.person_id')
    .leftJoin('mentors', 'mentors.id', 'community_questions.person_id')
    .selectAll('community_questions')
    .select(['learners.name as learnerName', 'mentors.name as mentorName', 'mentors.status as mentorStatus'])
export type QuestionRow = Awaited<ReturnType<ReturnType<typeof selectQuestions>['executeTakeFirstOrThrow']>>

/** Returns the questions with these ids, in the order of the ids. */
export async function questionsInOrder(db: Database, ids: string[]): Promise<QuestionRow[]> {
  if (ids.length === 0) return []
  const rows = await selectQuestions(db).where('community_questions.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/**
 * Returns the answers to a question that everybody can read, and all of the reader's answers that are not
 * deleted. The accepted answer comes first, then those that have helped most people.
 */
export function answersTo(db: Database, questionId: string, readerId: string, limit: number) {
  const own = sql<number>`(select count(*) from community_helpful
    where answer_id = community_answers.id and community_helpful.person_id = ${readerId})`
  return db
    .selectFrom('community_answers')
    .leftJoin('learners', 'learners.id', 'community_answers.person_id')
    .leftJoin('mentors', 'mentors.id', 'community_answers.person_id')
    .selectAll('community_answers')
    .select(['learners.name as learnerName', 'mentors.name as mentorName', 'mentors.status as mentorStatus'])
    .select(own.as('hasHelped'))
    .where('community_answers.question_id', '=', questionId)
    .where('community_answers.removed_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('community_answers.listed', '=', 1),
        ...(readerId ? [eb('community_answers.person_id', '=', readerId)] : []),
      ]),
    )
    .orderBy('community_answers.accepted', 'desc')
    .orderBy('community_answers.helpful', 'desc')
    .orderBy('community_answers.created_at')
    .orderBy('community_answers.id')
    .limit(limit)
    .execute()
}
export type AnswerRow = Awaited<ReturnType<typeof answersTo>>[number]
