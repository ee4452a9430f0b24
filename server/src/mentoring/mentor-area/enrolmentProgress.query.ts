import type { Database } from '../../kernel/database/schema'

/** Returns all enrolments in a mentor's courses, with the number of completed lessons and of all lessons. */
export function enrolmentProgress(db: Database, mentorId: string) {
  return db
    .selectFrom('enrolments')
    .innerJoin('courses', 'courses.id', 'enrolments.course_id')
    .innerJoin('learners', 'learners.id', 'enrolments.learner_id')
    .select((eb) => [
      'enrolments.learner_id',
      'enrolments.course_id',
      'enrolments.created_at',
      'enrolments.last_active_at',
      'courses.title',
      'courses.lesson_count',
      'learners.name',
      'learners.profile',
      eb
        .selectFrom('lesson_progress')
        .select((inner) => inner.fn.countAll<number>().as('completed'))
        .whereRef('lesson_progress.learner_id', '=', 'enrolments.learner_id')
        .whereRef('lesson_progress.course_id', '=', 'enrolments.course_id')
        .where('lesson_progress.status', '=', 'completed')
        .as('completed'),
    ])
    .where('courses.mentor_id', '=', mentorId)
}
