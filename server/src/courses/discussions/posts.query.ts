import { sql } from 'kysely'
import type { Database } from '../../kernel/database/schema'

/**
 * The reader, and the ids of the people whose posts the reader does not see because one of the two has blocked
 * the other.
 */
export interface Reader {
  personId: string
  blocked: readonly string[]
}

const helpfulOf = sql<number>`(select count(*) from helpful_answers where answer_id = a.id)`

/**
 * Returns the questions that the reader sees, with the number of visible answers and the number of times that
 * people marked these as helpful.
 */
export function visibleQuestions(db: Database, reader: Reader) {
  const isAnswerVisible = sql`a.question_id = q.id and a.removed_at is null and a.hidden_at is null`
  const answers = sql<number>`(select count(*) from lesson_answers a where ${isAnswerVisible})`
  const helpful = sql<number>`(select count(*) from lesson_answers a
    inner join helpful_answers h on h.answer_id = a.id where ${isAnswerVisible})`
  return db
    .selectFrom('lesson_questions as q')
    .leftJoin('learners', 'learners.id', 'q.person_id')
    .leftJoin('mentors', 'mentors.id', 'q.person_id')
    .selectAll('q')
    .select(['learners.name as learnerName', 'mentors.name as mentorName'])
    .select([answers.as('answers'), helpful.as('helpful')])
    .where('q.removed_at', 'is', null)
    .where((eb) => eb.or([eb('q.hidden_at', 'is', null), eb('q.person_id', '=', reader.personId)]))
    .$if(reader.blocked.length > 0, (query) => query.where('q.person_id', 'not in', reader.blocked))
}
export type QuestionRow = Awaited<ReturnType<ReturnType<typeof visibleQuestions>['executeTakeFirstOrThrow']>>

/**
 * Returns the answers that the reader sees: the mentor's first, then those that most people marked as
 * helpful.
 */
export function visibleAnswers(db: Database, questionId: string, reader: Reader, limit: number) {
  const own = sql<number>`(select count(*) from helpful_answers
    where answer_id = a.id and person_id = ${reader.personId})`
  return db
    .selectFrom('lesson_answers as a')
    .leftJoin('learners', 'learners.id', 'a.person_id')
    .leftJoin('mentors', 'mentors.id', 'a.person_id')
    .selectAll('a')
    .select(['learners.name as learnerName', 'mentors.name as mentorName'])
    .select([helpfulOf.as('helpful'), own.as('hasHelped')])
    .where('a.question_id', '=', questionId)
    .where('a.removed_at', 'is', null)
    .where((eb) => eb.or([eb('a.hidden_at', 'is', null), eb('a.person_id', '=', reader.personId)]))
    .$if(reader.blocked.length > 0, (query) => query.where('a.person_id', 'not in', reader.blocked))
    .orderBy(sql`case when a.role = 'mentor' then 0 else 1 end`)
    .orderBy(helpfulOf, 'desc')
    .orderBy('a.created_at')
    .orderBy('a.id')
    .limit(limit)
    .execute()
}
export type AnswerRow = Awaited<ReturnType<typeof visibleAnswers>>[number]
