import type { Database } from '../../kernel/database/schema'

/** Returns the enrolments of these learners in courses of these mentors. */
export function enrolledPairs(db: Database, learnerIds: string[], mentorIds: string[]) {
  return db
    .selectFrom('enrolments')
    .innerJoin('courses', 'courses.id', 'enrolments.course_id')
    .where('enrolments.learner_id', 'in', learnerIds)
    .where('courses.mentor_id', 'in', mentorIds)
}
