import type { MentorReview } from '@mentor-connect/contract/mentoring/mentorReviews'
import { Report } from '@mentor-connect/features/report/button'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import { Avatar, Card, Row, Small, Stack, Stars, Tag, color, space } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'

interface ReviewItemProps {
  review: MentorReview
  mentorName: string
  /** Buttons for the author or the mentor. */
  children?: ReactNode
}

export function ReviewItem({ review, mentorName, children }: ReviewItemProps) {
  const t = useT()
  const { shortDate } = useFormats()
  const { author, text, reply, mine } = review
  return (
    <Card as="li" $padding={5}>
      <Stack $gap={3}>
        <Row>
          <Avatar name={author.name} size={44} />
          <Stack $gap={0}>
            <strong lang={languageOf(author.name)}>{author.name}</strong>
            <Small>{shortDate(review.createdAt)}</Small>
          </Stack>
          <Stars value={review.rating} />
          {mine && <Tag>{t('public.review.yours')}</Tag>}
        </Row>
        {text && <Words lang={languageOf(text)}>{text}</Words>}
        {reply && (
          <Reply $gap={1}>
            <strong>{t('public.mentor.review.replyBy', { name: mentorName })}</strong>
            <Small>{shortDate(reply.at)}</Small>
            <Words lang={languageOf(reply.text)}>{reply.text}</Words>
          </Reply>
        )}
        {children}
        {!mine && <Report kind="mentor-review" subjectId={review.id} name={author.name} />}
      </Stack>
    </Card>
  )
}

/** Keeps the line breaks of the typed text. */
const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const Reply = styled(Stack)`
  padding-inline-start: ${space[4]};
  border-inline-start: 3px solid ${color.primary};
`
