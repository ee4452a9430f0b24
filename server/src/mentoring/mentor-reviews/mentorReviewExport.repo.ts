import type { Role } from '@mentor-connect/contract/accounts/people'
import type { Database } from '../../kernel/database/schema'

/**
 * For a learner, returns the learner's reviews of mentors with the mentors' replies. For a mentor, returns
 * the reviews that others have written about the mentor, as readers see them.
 */
export function mentorReviewsOf(db: Database, { id, role }: { id: string; role: Role }) {
  const reviews = db
    .selectFrom('mentor_reviews')
    .select(['rating', 'text', 'created_at', 'updated_at', 'reply', 'replied_at'])
    .orderBy('created_at')
    .orderBy('id')
  if (role === 'mentor') return reviews.where('mentor_id', '=', id).where('hidden_at', 'is', null).execute()
  return reviews.select(['mentor_id', 'hidden_at']).where('learner_id', '=', id).execute()
}
