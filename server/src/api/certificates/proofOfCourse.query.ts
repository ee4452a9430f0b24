import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'
import type { LearnerCourse } from '../course-data/enrolments.repo'
import { COMPLETED, type ProofOfLearning } from './proofOfLearning'

type Database = Kysely<ApiDatabase>

/**
 * What a learner who has completed a course has shown in its quizzes, by the best attempt at each. A course without
 * quizzes, or one that does not state its level and hours, is `completed`.
 */
export async function proofOfCourse(
  db: Database,
  { learnerId, courseId }: LearnerCourse,
): Promise<ProofOfLearning> {
  const course = await db
    .selectFrom('courses')
    .select(['level', 'hours', 'language'])
    .where('id', '=', courseId)
    .executeTakeFirst()
  const quizzes = await bestAttempts(db, { learnerId, courseId })
  if (!course?.level || !course.hours || quizzes.length === 0) return COMPLETED
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    kind: 'passed',
    percent: Math.floor(mean(quizzes.map(({ share }) => Number(share) * 100)) + 1e-9),
    required: Math.floor(mean(quizzes.map(({ required }) => Number(required)))),
    hours: course.hours,
    level: course.level,
    language: course.language,
  }
}

/** For each quiz of the course that still exists: the share of the points, and the percentage that was needed. */
function bestAttempts(db: Database, { learnerId, courseId }: LearnerCourse) {
  return db
    .selectFrom('attempts')
    .select((eb) => [
      'lesson_id',
      eb.fn.max<number>(eb('points', '/', eb.ref('of_points'))).as('share'),
      eb.fn.min<number>('pass_percent').as('required'),
    ])
    .where('learner_id', '=', learnerId)
    .where('course_id', '=', courseId)
    .where('passed', '=', 1)
    .groupBy('lesson_id')
    .execute()
}
