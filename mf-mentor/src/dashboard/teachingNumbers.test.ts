import { aCourseSummary } from '@mentor-connect/shared/testing'
import { teachingNumbers } from './teachingNumbers'

test('the rating weighs every review alike', () => {
  const courses = [
    aCourseSummary({ rating: 5, reviewCount: 3, studentsEnrolled: 10 }),
    aCourseSummary({ rating: 3, reviewCount: 1, studentsEnrolled: 4 }),
    aCourseSummary({ rating: 0, reviewCount: 0, studentsEnrolled: 0 }),
  ]
  expect(teachingNumbers(courses)).toEqual({ students: 14, rating: 4.5, reviews: 4 })
})

test('without reviews there is no rating', () => {
  expect(teachingNumbers([])).toEqual({ students: 0, rating: null, reviews: 0 })
})
