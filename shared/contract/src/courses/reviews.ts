import Type, { type Static } from 'typebox'
import { EnteredText } from '../api/enteredTexts'
import { Review } from './courses'
import { endpoint } from '../api/endpoint'
import { COMMENT_MAX, RATING_MAX } from '../rules/limits'
import { Id, PageQuery, Pagination } from '../api/wire'

/** A course's review figures after a review was written, changed or removed. */
export const ReviewFigures = Type.Object({
  rating: Type.Number(),
  reviewCount: Type.Integer(),
  reviews: Type.Array(Review),
})
export type ReviewFigures = Static<typeof ReviewFigures>

export const getReviews = endpoint({
  method: 'GET',
  path: '/resource/get-reviews/:courseId',
  access: 'public',
  summary:
    'The reviews of a course, a page at a time: the reader’s own first, then the latest. The course itself brings the first `REVIEWS_SHOWN`.',
  params: Type.Object({ courseId: Id }),
  query: PageQuery,
  reply: Type.Object({ reviews: Type.Array(Review), pagination: Pagination }),
})

export const saveReview = endpoint({
  method: 'POST',
  path: '/resource/save-review',
  access: 'user',
  owner: 'body.userId',
  summary: 'Write the caller’s one review of a course that he or she is enrolled in, or change it.',
  body: Type.Object({
    userId: Id,
    courseId: Id,
    rating: Type.Integer({ minimum: 1, maximum: RATING_MAX }),
    /**
     * The comment, which may be empty. It has at most `COMMENT_MAX` grapheme clusters, each of which may have several
     * code units.
     */
    comment: EnteredText(COMMENT_MAX * 10),
  }),
  reply: ReviewFigures,
})

export const removeReview = endpoint({
  method: 'POST',
  path: '/resource/remove-review',
  access: 'user',
  owner: 'body.userId',
  summary: 'Take the caller’s review of a course away. Doing it twice changes nothing.',
  body: Type.Object({ userId: Id, courseId: Id }),
  reply: ReviewFigures,
})
