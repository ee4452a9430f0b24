import type { NewReport } from '@mentor-connect/contract/trust/safety'
import type { Database } from '../../kernel/database/schema'
import type { Subject } from '../../kernel/reportables/reportable'

/** Returns a reported review with the reply, which readers see below the review. */
export async function reportedMentorReview(
  db: Database,
  { subjectId }: NewReport,
): Promise<Subject | undefined> {
  const review = await db
    .selectFrom('mentor_reviews as r')
    .innerJoin('mentors', 'mentors.id', 'r.mentor_id')
    .select(['r.id', 'r.learner_id', 'r.rating', 'r.text', 'r.reply', 'r.created_at', 'r.updated_at'])
    .select(['r.mentor_id', 'mentors.name as mentor'])
    .where('r.id', '=', subjectId)
    .executeTakeFirst()
  if (!review) return undefined
  const { learner_id, ...content } = review
  return { id: review.id, about: { id: learner_id, role: 'user' }, content }
}
