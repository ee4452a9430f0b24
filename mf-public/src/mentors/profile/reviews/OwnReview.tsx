import type { Mentor } from '@mentor-connect/contract/api/people'
import { Button, Card, LoadFailed, Muted, Notice, Row, Skeleton, Stack, font } from '@mentor-connect/ui'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { LazyReviewForm } from '../../../review-form/LazyReviewForm'
import { useT } from '../../messages/useT'
import { ReviewItem } from './ReviewItem'
import { useOwnMentorReview } from './useOwnMentorReview'
import { useReviewFailure } from './useReviewFailure'

interface OwnReviewProps {
  mentor: Mentor
  learnerId: string
}

/** The learner's own review: written, changed and removed by who has met the mentor. */
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
            <Row $gap={2}>
              <Button $variant="secondary" $small $inactive={review.busy} onClick={() => setEditing(true)}>
                <Pencil size={16} aria-hidden />
                {t('public.review.edit')}
              </Button>
              <Button $variant="ghost" $small $inactive={review.busy} onClick={() => void review.remove()}>
                <Trash2 size={16} aria-hidden />
                {t('public.review.remove')}
              </Button>
            </Row>
          )}
        </ReviewItem>
      </Stack>
    )
  if (!data.mayWrite)
    return data.isOpen && <Muted>{t('public.mentor.review.form.early', { name: mentor.name })}</Muted>
  return (
    <Card as="section" $padding={5}>
      <Stack $gap={4}>
        <Heading>{t(isEditing ? 'public.review.change' : 'public.review.write')}</Heading>
        <LazyReviewForm
          review={review}
          failureText={failureText}
          onDone={() => setEditing(false)}
          onCancel={isEditing ? () => setEditing(false) : undefined}
        />
      </Stack>
    </Card>
  )
}

const Heading = styled.h3`
  font-size: ${font.size.h4};
`
