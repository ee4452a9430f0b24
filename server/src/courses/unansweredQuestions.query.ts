import type { ExpressionBuilder } from 'kysely'
import type { ApiDatabase, Database } from '../kernel/database/schema'

type WithQuestion = ApiDatabase & { q: ApiDatabase['lesson_questions'] }

/** Tells whether a question, the table alias `q`, has no visible answer. */
export const isUnanswered = (eb: ExpressionBuilder<WithQuestion, 'q'>) =>
  eb.not(
    eb.exists(
      eb
        .selectFrom('lesson_answers')
        .select('lesson_answers.id')
        .whereRef('lesson_answers.question_id', '=', 'q.id')
        .where('lesson_answers.removed_at', 'is', null)
        .where('lesson_answers.hidden_at', 'is', null),
    ),
  )

/** Returns the number of visible questions without an answer in the courses of a mentor. */
export async function countUnanswered(db: Database, mentorId: string, courseId?: string): Promise<number> {
  const { count } = await db
    .selectFrom('lesson_questions as q')
    .innerJoin('courses', 'courses.id', 'q.course_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('courses.mentor_id', '=', mentorId)
    .where('q.removed_at', 'is', null)
    .where('q.hidden_at', 'is', null)
    .where(isUnanswered)
    .$if(courseId !== undefined, (query) => query.where('q.course_id', '=', courseId!))
    .executeTakeFirstOrThrow()
  return Number(count)
}
