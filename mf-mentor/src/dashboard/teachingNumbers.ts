import type { CourseSummary } from '@mentor-connect/shared/contracts/courses'

export interface TeachingNumbers {
  students: number
  /** Average over all reviews, whichever course they are of; null when there is none. */
  rating: number | null
  reviews: number
}

export function teachingNumbers(
  courses: Pick<CourseSummary, 'studentsEnrolled' | 'rating' | 'reviewCount'>[],
): TeachingNumbers {
  const sum = (value: (course: (typeof courses)[number]) => number) =>
    courses.reduce((total, course) => total + value(course), 0)
  const reviews = sum((course) => course.reviewCount)
  return {
    students: sum((course) => course.studentsEnrolled),
    rating: reviews > 0 ? sum((course) => course.rating * course.reviewCount) / reviews : null,
    reviews,
  }
}
