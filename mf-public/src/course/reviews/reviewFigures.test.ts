import { aCourse } from '@mentor-connect/testing'
import { withReview, withoutReview } from './reviewFigures'

const other = { user: 'Meera', rating: 4, comment: '', createdAt: '2026-11-20T08:30:00.000Z' }
const mine = { ...other, user: 'Asha', rating: 1, mine: true as const }
const written = { user: 'Asha', rating: 5, comment: 'Good' }

test.each([
  ['the first review', { reviews: [], reviewCount: 0, rating: 0 }, { reviewCount: 1, rating: 5 }],
  ['one more', { reviews: [other], reviewCount: 1, rating: 4 }, { reviewCount: 2, rating: 4.5 }],
  [
    'another one of one’s own',
    { reviews: [mine, other], reviewCount: 2, rating: 2.5 },
    { reviewCount: 2, rating: 4.5 },
  ],
])('%s', (_, before, after) => {
  const course = withReview(aCourse(before), written)
  expect(course).toMatchObject(after)
  expect(course.reviews[0]).toMatchObject({ ...written, mine: true })
})

test('without the own review, the average of the others remains', () => {
  const course = aCourse({ reviews: [mine, other], reviewCount: 2, rating: 2.5 })
  expect(withoutReview(course)).toMatchObject({ reviews: [other], reviewCount: 1, rating: 4 })
  expect(withoutReview(aCourse({ reviews: [mine], reviewCount: 1, rating: 1 }))).toMatchObject({ rating: 0 })
})
