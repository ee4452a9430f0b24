import { lockAgainstDeletion } from '../../platform/database/lockRows'
import { errors } from '../../platform/http/errors'
import type { Database } from '../../kernel/database/schema'
import type { QuizId } from './bank.repo'

/**
 * Finds a lesson that is a quiz of this mentor. Its course is locked against deletion until the transaction
 * ends.
 *
 * @throws ApiError `not_found` if the lesson is not a quiz or belongs to another mentor
 */
export async function lockOwnQuizLesson(db: Database, mentorId: string, { courseId, lessonId }: QuizId) {
  const course = db
    .selectFrom('courses')
    .select(['id', 'updated_at'])
    .where('id', '=', courseId)
    .where('mentor_id', '=', mentorId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('lessons')
          .select('lessons.id')
          .whereRef('lessons.course_id', '=', 'courses.id')
          .where('lessons.id', '=', lessonId)
          .where('lessons.kind', '=', 'quiz'),
      ),
    )
  const row = await lockAgainstDeletion(db, course).executeTakeFirst()
  if (!row) throw errors.notFound('Quiz')
  return row
}
