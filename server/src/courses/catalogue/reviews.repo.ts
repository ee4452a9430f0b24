import type { Review } from '@mentor-connect/contract/courses/courses'
import { REVIEWS_SHOWN } from '@mentor-connect/contract/rules/limits'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/schema'
import { reviewIdOf } from './reviewId'

/** Lists the reviews of a course: the reader's own first, then the most recent. */
export async function reviewsOf(
  db: Database,
  courseId: string,
  readerId: string | null,
  { limit, offset } = { limit: REVIEWS_SHOWN, offset: 0 },
): Promise<Review[]> {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('learners', 'learners.id', 'reviews.learner_id')
    .select(['learners.name as user', 'reviews.rating', 'reviews.comment', 'reviews.created_at as createdAt'])
    .select(['reviews.learner_id', 'learners.profile'])
    .where('course_id', '=', courseId)
    .orderBy(sql`case when reviews.learner_id = ${readerId ?? ''} then 0 else 1 end`)
    .orderBy('reviews.created_at', 'desc')
    .orderBy('learner_id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ learner_id, profile, ...review }) => ({
    ...review,
    ...(profile && { profile }),
    _id: reviewIdOf(courseId, learner_id),
    ...(learner_id === readerId && { mine: true as const }),
  }))
}
