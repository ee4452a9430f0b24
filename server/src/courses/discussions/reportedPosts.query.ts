import type { NewReport } from '@mentor-connect/contract/trust/safety'
import type { Database } from '../../kernel/database/schema'
import type { Subject } from '../../kernel/reportables/reportable'

/** Finds a reported question, with the titles of course and lesson, which operators need to understand it. */
export async function reportedQuestion(db: Database, { subjectId }: NewReport): Promise<Subject | undefined> {
  const question = await db
    .selectFrom('lesson_questions as q')
    .innerJoin('courses', 'courses.id', 'q.course_id')
    .innerJoin('lessons', (join) =>
      join.onRef('lessons.course_id', '=', 'q.course_id').onRef('lessons.id', '=', 'q.lesson_id'),
    )
    .select(['q.id', 'q.person_id', 'q.role', 'q.title', 'q.text', 'q.created_at', 'q.edited_at'])
    .select(['q.course_id', 'q.lesson_id', 'courses.title as course', 'lessons.title as lesson'])
    .where('q.id', '=', subjectId)
    .where('q.removed_at', 'is', null)
    .executeTakeFirst()
  if (!question || question.person_id === '') return undefined
  const { person_id, role, ...content } = question
  return { id: question.id, about: { id: person_id, role }, content }
}

/** The evidence includes the question, so that operators understand the answer. */
export async function reportedAnswer(db: Database, { subjectId }: NewReport): Promise<Subject | undefined> {
  const answer = await db
    .selectFrom('lesson_answers as a')
    .innerJoin('lesson_questions as q', 'q.id', 'a.question_id')
    .innerJoin('courses', 'courses.id', 'q.course_id')
    .innerJoin('lessons', (join) =>
      join.onRef('lessons.course_id', '=', 'q.course_id').onRef('lessons.id', '=', 'q.lesson_id'),
    )
    .select(['a.id', 'a.person_id', 'a.role', 'a.text', 'a.created_at', 'a.edited_at'])
    .select(['q.course_id', 'q.lesson_id', 'courses.title as course', 'lessons.title as lesson'])
    .select(['q.title as question', 'q.text as question_text'])
    .where('a.id', '=', subjectId)
    .where('a.removed_at', 'is', null)
    .executeTakeFirst()
  if (!answer || answer.person_id === '') return undefined
  const { person_id, role, ...content } = answer
  return { id: answer.id, about: { id: person_id, role }, content }
}
