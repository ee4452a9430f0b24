import type { Database } from '../../kernel/database/schema'
import { enrolledPairs } from '../../mentoring/mentorships/enrolledPairs.query'
import { placedPairs } from '../../mentoring/mentorships/placedPairs.query'

/**
 * Returns the people among the given ones with whom a person is connected: the learner is enrolled in a
 * course of the mentor, or the two have an accepted or active mentorship.
 */
export async function connectedWith(db: Database, personId: string, partnerIds: string[]): Promise<string[]> {
  if (partnerIds.length === 0) return []
  const mentors = enrolledPairs(db, [personId], partnerIds).select('courses.mentor_id as id').distinct()
  const learners = enrolledPairs(db, partnerIds, [personId]).select('enrolments.learner_id as id').distinct()
  const guides = placedPairs(db, [personId], partnerIds).select('mentorships.mentor_id as id')
  const guided = placedPairs(db, partnerIds, [personId]).select('mentorships.learner_id as id')
  const rows = await mentors.union(learners).union(guides).union(guided).execute()
  return rows.map(({ id }) => id)
}
