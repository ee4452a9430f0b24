import type { Course } from '@mentor-connect/contract/api/courses'
import { Button, Card, Notice, Row, Stack, font, useFailureText } from '@mentor-connect/ui'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { LazyReviewForm } from '../../review-form/LazyReviewForm'
import { ReviewItem } from './ReviewItem'
import { useOwnReview } from './useOwnReview'

/** The enrolled learner's own review: write, edit or remove it. */
export function OwnReviewSection({ course }: { course: Course }) {
  const t = useT()
  const failureText = useFailureText()
  const review = useOwnReview(course)
  const [editing, setEditing] = useState(false)

  if (review.own && !editing)
    return (
      <Stack as="ul" $gap={4}>
        <ReviewItem courseId={course._id} review={review.own}>
          {review.failure && <Notice tone="danger">{failureText(review.failure)}</Notice>}
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
        </ReviewItem>
      </Stack>
    )
  return (
    <Card as="section" $padding={5}>
      <Stack $gap={4}>
        <Heading>{t(editing ? 'public.review.change' : 'public.review.write')}</Heading>
        <LazyReviewForm
          review={review}
          onDone={() => setEditing(false)}
          onCancel={editing ? () => setEditing(false) : undefined}
        />
      </Stack>
    </Card>
  )
}

const Heading = styled.h3`
  font-size: ${font.size.h4};
`
