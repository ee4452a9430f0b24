import type { Database } from '../../../kernel/database/schema'

const THEN = '2026-02-01T00:00:00.000Z'

interface Taken {
  learnerId: string
  courseId: string
  lessonId: string
}

/** Makes a lesson a quiz that the learner has passed with one answer, and practised. */
export async function takeQuiz(db: Database, { learnerId, courseId, lessonId }: Taken) {
  const lesson = { course_id: courseId, lesson_id: lessonId }
  const id = `${lessonId}-${learnerId}`
  await db
    .insertInto('quizzes')
    .values({ ...lesson, pass_percent: 70, draw: 1, shuffle: 0, max_attempts: null, updated_at: THEN })
    .onConflict((conflict) => conflict.columns(['course_id', 'lesson_id']).doNothing())
    .execute()
  await db
    .insertInto('attempts')
    .values({
      id,
      learner_id: learnerId,
      ...lesson,
      state: 'submitted',
      items: '[]',
      pass_percent: 70,
      started_at: THEN,
      ends_at: THEN,
      ended_at: THEN,
      points: 1,
      of_points: 1,
      passed: 1,
      open_for: null,
    })
    .execute()
  await db
    .insertInto('answers')
    .values({
      attempt_id: id,
      question_id: 'q1',
      saved_at: THEN,
      mark: 1,
      answer: JSON.stringify({ kind: 'single', option: 'a' }),
    })
    .execute()
  await db
    .insertInto('practice_runs')
    .values({
      id: `practice-${id}`,
      learner_id: learnerId,
      ...lesson,
      state: 'open',
      needed: 4,
      of_last: 5,
      items: '[]',
      recent: '[true]',
      turn: 1,
      last_outcome: null,
      started_at: THEN,
      answered_at: THEN,
      open_for: `${learnerId} ${courseId} ${lessonId}`,
    })
    .execute()
}
