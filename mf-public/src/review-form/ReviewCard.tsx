import { Card, Stack, font, Skeleton, lazyPart } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import type { ReviewFormProps } from './ReviewForm'

/** Loaded on demand, together with the library for forms. */
const LazyReviewForm = lazyPart<ReviewFormProps>(
  () => import(/* webpackChunkName: "review-form" */ './ReviewForm').then((module) => module.ReviewForm),
  <Skeleton $height="12rem" />,
)

interface ReviewCardProps extends Pick<ReviewFormProps, 'review' | 'failureText'> {
  /** True if an existing review is being changed. */
  isEditing: boolean
  onEnd: () => void
}

/** The card in which a review is written or changed. */
export function ReviewCard({ review, failureText, isEditing, onEnd }: ReviewCardProps) {
  const t = useT()
  return (
    <Card as="section" $padding={5}>
      <Stack $gap={4}>
        <Heading>{t(isEditing ? 'public.review.change' : 'public.review.write')}</Heading>
        <LazyReviewForm
          review={review}
          failureText={failureText}
          onDone={onEnd}
          onCancel={isEditing ? onEnd : undefined}
        />
      </Stack>
    </Card>
  )
}

const Heading = styled.h3`
  font-size: ${font.size.h4};
`
