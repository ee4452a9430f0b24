import { fileUrl } from '@mentor-connect/api'
import type { Review } from '@mentor-connect/contract/courses/courses'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import { LAID_OUT_LATER } from '@mentor-connect/contract/site/firstPaint'
import { Report } from '@mentor-connect/features/report/button'
import { Avatar, Card, Row, Small, Stack, Stars, Tag } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'

interface ReviewItemProps {
  courseId: string
  review: Review
  /** Buttons for the author of the review. */
  children?: ReactNode
}

export function ReviewItem({ courseId, review, children }: ReviewItemProps) {
  const t = useT()
  const { shortDate } = useFormats()
  return (
    <Card as="li" {...LAID_OUT_LATER} $padding={5}>
      <Stack $gap={3}>
        <Row>
          <Avatar name={review.user} src={review.profile && fileUrl(review.profile)} size={44} />
          <Stack $gap={0}>
            <strong lang={languageOf(review.user)}>{review.user}</strong>
            <Small>{shortDate(review.createdAt)}</Small>
          </Stack>
          <Stars value={review.rating} />
          {review.mine && <Tag>{t('public.review.yours')}</Tag>}
        </Row>
        {review.comment && <Comment lang={languageOf(review.comment)}>{review.comment}</Comment>}
        {children}
        {review._id && !review.mine && (
          <Report kind="review" subjectId={courseId} reviewId={review._id} name={review.user} />
        )}
      </Stack>
    </Card>
  )
}

/** Keeps the line breaks of the typed text. */
const Comment = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`
