import type { Course } from '@mentor-connect/contract/courses/courses'
import { Notice, Stack, useFailureText } from '@mentor-connect/ui'
import { useState } from 'react'
import { OwnReviewActs } from '../../review-form/OwnReviewActs'
import { ReviewCard } from '../../review-form/ReviewCard'
import { ReviewItem } from './ReviewItem'
import { useOwnReview } from './useOwnReview'

/** The enrolled learner's own review, which can be written, edited and removed. */
export function OwnReviewSection({ course }: { course: Course }) {
  const failureText = useFailureText()
  const review = useOwnReview(course)
  const [editing, setEditing] = useState(false)

  if (review.own && !editing)
    return (
      <Stack as="ul" $gap={4}>
        <ReviewItem courseId={course._id} review={review.own}>
          {review.failure && <Notice tone="danger">{failureText(review.failure)}</Notice>}
          <OwnReviewActs
            isBusy={review.busy}
            onEdit={() => setEditing(true)}
            onRemove={() => void review.remove()}
          />
        </ReviewItem>
      </Stack>
    )
  return <ReviewCard review={review} isEditing={editing} onEnd={() => setEditing(false)} />
}
