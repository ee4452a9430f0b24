import { useLearner } from '@mentor-connect/contract/auth'
import type { Course } from '@mentor-connect/contract/api/courses'
import { Muted, Row, SectionTitle, Skeleton, Stack, Stars, lazyPart } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'
import { ReviewList } from './ReviewList'

/** Only enrolled learners write reviews. */
const OwnReviewSection = lazyPart(
  () =>
    import(/* webpackChunkName: "own-review" */ './OwnReviewSection').then(
      (module) => module.OwnReviewSection,
    ),
  <Skeleton $height="16rem" />,
)

export function Reviews({ course, enrolled }: { course: Course; enrolled: boolean }) {
  const t = useT()
  const learner = useLearner()
  const { rating, reviewCount } = course
  return (
    <Stack as="section" $gap={4}>
      <Row $between>
        <SectionTitle>{t('public.course.reviews')}</SectionTitle>
        {reviewCount > 0 && (
          <Row $gap={2}>
            <Stars value={rating} count={reviewCount} size={22} />
            <span>{t('public.course.reviewCount', { count: reviewCount })}</span>
          </Row>
        )}
      </Row>
      {enrolled && <OwnReviewSection course={course} />}
      {learner && !enrolled && <Muted>{t('public.review.enrolFirst')}</Muted>}
      {reviewCount === 0 && <Muted>{t('public.course.noReviews')}</Muted>}
      <ReviewList course={course} withoutOwn={enrolled} />
    </Stack>
  )
}
