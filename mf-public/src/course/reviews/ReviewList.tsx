import { useEndpoint } from '@mentor-connect/api'
import type { Course, Review } from '@mentor-connect/contract/courses/courses'
import { REVIEWS_SHOWN } from '@mentor-connect/contract/rules/limits'
import { getReviews } from '@mentor-connect/contract/courses/reviews'
import { LoadFailed, Pagination, Skeleton, Stack, StaleNotice } from '@mentor-connect/ui'
import { useRef, useState } from 'react'
import { ReviewItem } from './ReviewItem'

interface ReviewListProps {
  course: Course
  /** True to omit the reader's own review, because it is shown above with its buttons. */
  withoutOwn: boolean
}

/** The reviews of a course. The first page is part of the course's response; further pages are loaded on demand. */
export function ReviewList({ course, withoutOwn }: ReviewListProps) {
  const [page, setPage] = useState(1)
  const list = useRef<HTMLDivElement>(null)
  const shown = (reviews: Review[]) => (withoutOwn ? reviews.filter(({ mine }) => !mine) : reviews)

  const handlePage = (next: number) => {
    setPage(next)
    // Moves the focus to the start of the new page.
    list.current?.focus()
  }
  return (
    <Stack ref={list} tabIndex={-1} $gap={4}>
      {page === 1 && <Items courseId={course._id} reviews={shown(course.reviews)} />}
      {page > 1 && <OlderReviews courseId={course._id} page={page} />}
      <Pagination
        page={page}
        totalPages={Math.ceil(course.reviewCount / REVIEWS_SHOWN)}
        onChange={handlePage}
      />
    </Stack>
  )
}

function OlderReviews({ courseId, page }: { courseId: string; page: number }) {
  const query = { page, limit: REVIEWS_SHOWN }
  const { data, error, isLoading, isRefreshing, retry } = useEndpoint(getReviews, {
    params: { courseId },
    query,
  })

  if (isLoading) return <Skeleton $height="20rem" />
  if (!data) return <LoadFailed error={error!} onRetry={retry} />
  return (
    <>
      {error && <StaleNotice onRetry={retry} />}
      <Items courseId={courseId} reviews={data.reviews} busy={isRefreshing} />
    </>
  )
}

interface ItemsProps {
  courseId: string
  reviews: Review[]
  busy?: boolean
}

function Items({ courseId, reviews, busy = false }: ItemsProps) {
  return (
    <Stack as="ul" $gap={4} aria-busy={busy}>
      {reviews.map((review, index) => (
        <ReviewItem key={index} courseId={courseId} review={review} />
      ))}
    </Stack>
  )
}
