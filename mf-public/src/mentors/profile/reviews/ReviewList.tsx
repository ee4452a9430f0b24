import { useEndpoint } from '@mentor-connect/api'
import { getMentorReviews } from '@mentor-connect/contract/mentoring/mentorReviews'
import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { MENTOR_REVIEWS_PAGE } from '@mentor-connect/contract/mentoring/mentorReviewLimits'
import { LoadFailed, Muted, Pagination, Skeleton, Stack, StaleNotice } from '@mentor-connect/ui'
import { useRef, useState } from 'react'
import { useT } from '../../messages/useT'
import { ReplyEditor } from './ReplyEditor'
import { ReviewItem } from './ReviewItem'

interface ReviewListProps {
  mentor: Mentor
  /** True if the reader is the reviewed mentor. */
  mayReply: boolean
}

/** The reviews by other people, page by page. The reader's own review is shown above the list. */
export function ReviewList({ mentor, mayReply }: ReviewListProps) {
  const t = useT()
  const [page, setPage] = useState(1)
  const list = useRef<HTMLDivElement>(null)
  const { data, error, isLoading, isRefreshing, retry } = useEndpoint(
    getMentorReviews,
    reviewsRequest(mentor._id, page),
  )

  if (isLoading) return <Skeleton $height="12rem" />
  if (!data) return <LoadFailed error={error!} onRetry={retry} />
  if (data.pagination.totalItems === 0) return <Muted>{t('public.course.noReviews')}</Muted>

  const handlePage = (next: number) => {
    setPage(next)
    // Moves the focus to the start of the new page.
    list.current?.focus()
  }
  return (
    <Stack ref={list} tabIndex={-1} $gap={4}>
      {error && <StaleNotice onRetry={retry} />}
      <Stack as="ul" $gap={4} aria-busy={isRefreshing}>
        {data.reviews
          .filter(({ mine }) => !mine)
          .map((review) => (
            <ReviewItem key={review.id} review={review} mentorName={mentor.name}>
              {mayReply && <ReplyEditor review={review} onSaved={retry} />}
            </ReviewItem>
          ))}
      </Stack>
      <Pagination page={page} totalPages={data.pagination.totalPages} onChange={handlePage} />
    </Stack>
  )
}

export const reviewsRequest = (mentorId: string, page: number) => ({
  params: { mentorId },
  query: { page, limit: MENTOR_REVIEWS_PAGE },
})
