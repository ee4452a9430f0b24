import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'

type Database = Kysely<ApiDatabase>

/**
 * Which of these people a person is connected with: the mentors in whose courses the person is enrolled, or the learners
 * who are enrolled in the person's courses.
 */
export async function connectedWith(db: Database, personId: string, partnerIds: string[]): Promise<string[]> {
  if (partnerIds.length === 0) return []
  const mentors = enrolledPairs(db, [personId], partnerIds).select('courses.mentor_id as id').distinct()
  const learners = enrolledPairs(db, partnerIds, [personId]).select('enrolments.learner_id as id').distinct()
  return (await mentors.union(learners).execute()).map(({ id }) => id)
}

function enrolledPairs(db: Database, learnerIds: string[], mentorIds: string[]) {
  return db
    .selectFrom('enrolments')
    .innerJoin('courses', 'courses.id', 'enrolments.course_id')
    .where('enrolments.learner_id', 'in', learnerIds)
    .where('courses.mentor_id', 'in', mentorIds)
}
