import type { Database } from '../../../kernel/database/schema'

const THEN = '2026-02-01T00:00:00.000Z'

interface HandedIn {
  learnerId: string
  courseId: string
  lessonId: string
}

/** Inserts a work that the learner has sent and the mentor has returned. */
export async function handInWork(db: Database, { learnerId, courseId, lessonId }: HandedIn) {
  const id = `work-of-${learnerId}`
  const content = { text: 'My first attempt', link: '', file: null }
  await db
    .insertInto('task_works')
    .values({
      id,
      learner_id: learnerId,
      course_id: courseId,
      lesson_id: lessonId,
      state: 'returned',
      number: 1,
      ...content,
      written_at: THEN,
      sent_at: THEN,
    })
    .execute()
  await db
    .insertInto('task_submissions')
    .values({
      work_id: id,
      number: 1,
      ...content,
      rubric: '{}',
      sent_at: THEN,
      outcome: 'returned',
      decided_at: THEN,
      marks: '[]',
      points: 0,
      of_points: 6,
      pass_points: 3,
      comment: 'Say how long it bakes.',
    })
    .execute()
}
