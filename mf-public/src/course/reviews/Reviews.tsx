import { useLearner } from '@mentor-connect/contract/auth'
import type { Course } from '@mentor-connect/contract/courses/courses'
import { Muted, Row, Skeleton, Stars, lazyPart } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'
import { CoursePart } from '../CoursePart'
import { ReviewList } from './ReviewList'

/** Loaded on demand, because only enrolled learners who have opened a lesson can write reviews. */
const OwnReviewSection = lazyPart(
  () =>
    import(/* webpackChunkName: "own-review" */ './OwnReviewSection').then(
      (module) => module.OwnReviewSection,
    ),
  <Skeleton $height="16rem" />,
)

interface ReviewsProps {
  course: Course
  enrolled: boolean
  /** True if the learner has started or completed a lesson. */
  hasOpenedLesson: boolean
  folds: boolean
}

export function Reviews({ course, enrolled, hasOpenedLesson, folds }: ReviewsProps) {
  const t = useT()
  const learner = useLearner()
  const { rating, reviewCount } = course
  const mayReview = enrolled && (hasOpenedLesson || course.reviews.some(({ mine }) => mine))
  return (
    <CoursePart title={t('public.course.reviews')} folds={folds}>
      {reviewCount > 0 && (
        <Row $gap={2}>
          <Stars value={rating} count={reviewCount} size={22} />
          <span>{t('public.course.reviewCount', { count: reviewCount })}</span>
        </Row>
      )}
      {mayReview && <OwnReviewSection course={course} />}
      {enrolled && !mayReview && <Muted>{t('public.review.openFirst')}</Muted>}
      {learner && !enrolled && <Muted>{t('public.review.enrolFirst')}</Muted>}
      {reviewCount === 0 && <Muted>{t('public.course.noReviews')}</Muted>}
      <ReviewList course={course} withoutOwn={mayReview} />
    </CoursePart>
  )
}
