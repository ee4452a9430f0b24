import type { Course } from '@mentor-connect/contract/courses/courses'

interface NewReview {
  user: string
  profile?: string | undefined
  rating: number
  comment: string
}

/** The course as it is expected after saving the reader's review. */
export function withReview(course: Course, { user, profile, rating, comment }: NewReview): Course {
  const rest = withoutReview(course)
  const createdAt = ownOf(course)?.createdAt ?? new Date().toISOString()
  const reviewCount = rest.reviewCount + 1
  return {
    ...rest,
    reviews: [{ user, ...(profile && { profile }), rating, comment, createdAt, mine: true }, ...rest.reviews],
    reviewCount,
    rating: average(rest.rating * rest.reviewCount + rating, reviewCount),
  }
}

/** The course as it is expected after removing the reader's review. */
export function withoutReview(course: Course): Course {
  const own = ownOf(course)
  if (!own) return course
  const reviewCount = course.reviewCount - 1
  return {
    ...course,
    reviews: course.reviews.filter((review) => review !== own),
    reviewCount,
    rating: average(course.rating * course.reviewCount - own.rating, reviewCount),
  }
}

function ownOf({ reviews }: Course) {
  return reviews.find(({ mine }) => mine)
}

/** Average with one decimal, rounded like on the server. */
function average(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum / count) * 10) / 10
}
