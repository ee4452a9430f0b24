import type { OwnQuiz } from '@mentor-connect/contract/courses/quizzes/quizAuthoring'
import type { Database } from '../../kernel/database/schema'
import type { QuizId } from './bank.repo'

/**
 * Returns, for each question, the number of its answers in ended attempts, and how many of them were fully
 * right.
 */
export async function readDifficulty(
  db: Database,
  { courseId, lessonId }: QuizId,
): Promise<OwnQuiz['difficulty']> {
  const rows = await db
    .selectFrom('answers')
    .innerJoin('attempts', 'attempts.id', 'answers.attempt_id')
    .select((eb) => [
      'answers.question_id',
      eb.fn.countAll<number>().as('answered'),
      eb.fn.sum<number>(eb.case().when('answers.mark', '=', 1).then(1).else(0).end()).as('right'),
    ])
    .where('attempts.course_id', '=', courseId)
    .where('attempts.lesson_id', '=', lessonId)
    .where('answers.mark', 'is not', null)
    .groupBy('answers.question_id')
    .execute()
  return Object.fromEntries(
    rows.map(({ question_id, answered, right }) => [
      question_id,
      { answered: Number(answered), right: Number(right) },
    ]),
  )
}

export async function countOpenAttempts(db: Database, { courseId, lessonId }: QuizId): Promise<number> {
  const { open } = await db
    .selectFrom('attempts')
    .select((eb) => eb.fn.countAll().as('open'))
    .where('course_id', '=', courseId)
    .where('lesson_id', '=', lessonId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return Number(open)
}
