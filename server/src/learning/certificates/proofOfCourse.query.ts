import type { Database } from '../../kernel/database/schema'
import type { LearnerCourse } from '../../courses/progress/enrolments.repo'
import { COMPLETED, type ProofOfLearning } from './proofOfLearning'

/**
 * Returns the results of a learner in a completed course: the best attempt at each quiz, and the approved
 * work of each task. The proof is only `completed` if the course has neither quizzes nor tasks, or does not
 * state its level and hours.
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
  const proofs = [
    ...(await bestAttempts(db, { learnerId, courseId })),
    ...(await approvedWorks(db, { learnerId, courseId })),
  ]
  if (!course?.level || !course.hours || proofs.length === 0) return COMPLETED
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    kind: 'passed',
    percent: Math.floor(mean(proofs.map(({ share }) => Number(share) * 100)) + 1e-9),
    required: Math.floor(mean(proofs.map(({ required }) => Number(required)))),
    hours: course.hours,
    level: course.level,
    language: course.language,
  }
}

/**
 * Returns, for each quiz that the learner has passed, the best share of the points and the percentage that
 * was needed.
 */
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

/**
 * Returns, for each task with an approved work, the share of the points and the percentage that was needed.
 */
async function approvedWorks(db: Database, { learnerId, courseId }: LearnerCourse) {
  const rows = await db
    .selectFrom('task_works')
    .innerJoin('task_submissions', 'task_submissions.work_id', 'task_works.id')
    .select(['points', 'of_points', 'pass_points'])
    .where('learner_id', '=', learnerId)
    .where('course_id', '=', courseId)
    .where('outcome', '=', 'approved')
    .execute()
  return rows.map(({ points, of_points, pass_points }) => ({
    share: (points ?? 0) / of_points,
    required: (pass_points / of_points) * 100,
  }))
}
