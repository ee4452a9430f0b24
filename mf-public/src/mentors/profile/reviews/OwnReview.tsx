import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { LoadFailed, Muted, Notice, Skeleton, Stack } from '@mentor-connect/ui'
import { useState } from 'react'
import { OwnReviewActs } from '../../../review-form/OwnReviewActs'
import { ReviewCard } from '../../../review-form/ReviewCard'
import { useT } from '../../messages/useT'
import { ReviewItem } from './ReviewItem'
import { useOwnMentorReview } from './useOwnMentorReview'
import { useReviewFailure } from './useReviewFailure'

interface OwnReviewProps {
  mentor: Mentor
  learnerId: string
}

/** The learner's own review, which can be written, changed and removed after a meeting with the mentor. */
export function OwnReview({ mentor, learnerId }: OwnReviewProps) {
  const t = useT()
  const failureText = useReviewFailure(mentor.name)
  const review = useOwnMentorReview(mentor._id, learnerId)
  const [isEditing, setEditing] = useState(false)
  const { data, failure } = review

  if (!data)
    return review.error ? (
      <LoadFailed error={review.error} onRetry={review.retry} />
    ) : (
      <Skeleton $height="4rem" />
    )
  if (data.review && !isEditing)
    return (
      <Stack as="ul" $gap={4}>
        <ReviewItem review={data.review} mentorName={mentor.name}>
          {data.isHidden && <Notice>{t('public.mentor.review.form.hidden')}</Notice>}
          {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
          {data.mayWrite && (
            <OwnReviewActs
              isBusy={review.busy}
              onEdit={() => setEditing(true)}
              onRemove={() => void review.remove()}
            />
          )}
        </ReviewItem>
      </Stack>
    )
  if (!data.mayWrite)
    return data.isOpen && <Muted>{t('public.mentor.review.form.early', { name: mentor.name })}</Muted>
  return (
    <ReviewCard
      review={review}
      failureText={failureText}
      isEditing={isEditing}
      onEnd={() => setEditing(false)}
    />
  )
}
