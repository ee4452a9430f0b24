import type { QuestionOrder } from '@mentor-connect/contract/courses/discussions'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/schema'
import { isUnanswered } from '../unansweredQuestions.query'
import { visibleQuestions, type Reader } from './posts.query'

type Questions = ReturnType<typeof visibleQuestions>

const countOf = sql<number>`count(*)`.as('count')

interface Window {
  limit: number
  offset: number
}

const inLesson = (query: Questions, courseId: string, lessonId: string, order: QuestionOrder) =>
  query
    .where('q.course_id', '=', courseId)
    .where('q.lesson_id', '=', lessonId)
    .$if(order === 'unanswered', (unfiltered) => unfiltered.where(isUnanswered))

export interface LessonList {
  courseId: string
  lessonId: string
  order: QuestionOrder
}

export async function listInLesson(
  db: Database,
  reader: Reader,
  { courseId, lessonId, order }: LessonList,
  { limit, offset }: Window,
) {
  const found = inLesson(visibleQuestions(db, reader), courseId, lessonId, order)
  const rows = await found
    .$if(order === 'helpful', (query) => query.orderBy('helpful', 'desc'))
    .orderBy('q.created_at', 'desc')
    .orderBy('q.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { count } = await found.clearSelect().select(countOf).executeTakeFirstOrThrow()
  return { rows, total: Number(count) }
}

/** Returns the questions in the courses of a mentor, the unanswered ones first. */
export async function listForMentor(
  db: Database,
  reader: Reader,
  { courseId, learner }: { courseId?: string; learner?: string },
  { limit, offset }: Window,
) {
  const found = visibleQuestions(db, reader)
    .innerJoin('courses', 'courses.id', 'q.course_id')
    .innerJoin('lessons', (join) =>
      join.onRef('lessons.course_id', '=', 'q.course_id').onRef('lessons.id', '=', 'q.lesson_id'),
    )
    .where('courses.mentor_id', '=', reader.personId)
    .$if(courseId !== undefined, (query) => query.where('q.course_id', '=', courseId!))
    .$if(learner !== undefined, (query) => query.where('learners.id', '=', learner!))
  const rows = await found
    .select(['courses.title as courseTitle', 'lessons.title as lessonTitle', 'learners.id as learnerId'])
    .orderBy((eb) => sql`case when ${isUnanswered(eb)} then 0 else 1 end`)
    .orderBy('q.created_at', 'desc')
    .orderBy('q.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { count } = await found.clearSelect().select(countOf).executeTakeFirstOrThrow()
  return { rows, total: Number(count) }
}

/** Returns the courses of a mentor that have questions, with the number of those without an answer. */
export async function askedCourses(db: Database, mentorId: string) {
  const rows = await db
    .selectFrom('lesson_questions as q')
    .innerJoin('courses', 'courses.id', 'q.course_id')
    .select((eb) => [
      'courses.id',
      'courses.title',
      sql<number>`sum(case when ${isUnanswered(eb)} then 1 else 0 end)`.as('unanswered'),
    ])
    .where('courses.mentor_id', '=', mentorId)
    .where('q.removed_at', 'is', null)
    .where('q.hidden_at', 'is', null)
    .groupBy(['courses.id', 'courses.title'])
    .orderBy('courses.title')
    .execute()
  return rows.map(({ id, title, unanswered }) => ({ courseId: id, title, unanswered: Number(unanswered) }))
}
