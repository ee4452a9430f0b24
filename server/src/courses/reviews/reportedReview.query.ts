import type { NewReport } from '@mentor-connect/contract/trust/safety'
import type { Database } from '../../kernel/database/schema'
import type { Subject } from '../../kernel/reportables/reportable'
import { reviewIdOf } from '../catalogue/reviewId'

export async function reportedReview(
  db: Database,
  { subjectId, reviewId }: NewReport,
): Promise<Subject | undefined> {
  const reviews = await db
    .selectFrom('reviews')
    .innerJoin('learners', 'learners.id', 'reviews.learner_id')
    .innerJoin('courses', 'courses.id', 'reviews.course_id')
    .select(['learner_id', 'learners.name', 'courses.title', 'rating', 'comment', 'reviews.updated_at'])
    .where('course_id', '=', subjectId)
    .execute()
  const review = reviews.find(({ learner_id }) => reviewIdOf(subjectId, learner_id) === reviewId)
  return (
    review && {
      id: reviewIdOf(subjectId, review.learner_id),
      about: { id: review.learner_id, role: 'user' },
      content: { courseId: subjectId, ...review },
    }
  )
}
