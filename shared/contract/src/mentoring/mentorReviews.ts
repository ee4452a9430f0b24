import Type, { type Static } from 'typebox'
import { EnteredText } from '../api/enteredTexts'
import { COMMENT_MAX, RATING_MAX } from '../rules/limits'
import { endpoint } from '../api/endpoint'
import { Id, PageQuery, Pagination, Timestamp } from '../api/wire'

/** Reviews of mentors: one per learner and mentor, with a reply of the mentor. */

export const MentorReview = Type.Object({
  /** Id of the review, which reports and replies refer to. */
  id: Id,
  /** First name and initial of the learner. */
  author: Type.Object({ name: Type.String() }),
  rating: Type.Integer({ minimum: 1, maximum: RATING_MAX }),
  /** Text of the review; may be empty. */
  text: Type.String(),
  createdAt: Timestamp,
  /** The mentor's reply. */
  reply: Type.Optional(Type.Object({ text: Type.String(), at: Timestamp })),
  /** Present and true if the caller wrote the review. */
  mine: Type.Optional(Type.Literal(true)),
})
export type MentorReview = Static<typeof MentorReview>

export const getMentorReviews = endpoint({
  method: 'GET',
  path: '/mentors/:mentorId/reviews',
  access: 'public',
  summary: 'The reviews of an active mentor, the latest first.',
  params: Type.Object({ mentorId: Id }),
  query: PageQuery,
  reply: Type.Object({ reviews: Type.Array(MentorReview), pagination: Pagination }),
})

export const OwnMentorReview = Type.Object({
  /** True if the caller may write a review or change it. */
  mayWrite: Type.Boolean(),
  /** True if the two have an open mentorship. After its first session, the caller may write a review. */
  isOpen: Type.Boolean(),
  review: Type.Optional(MentorReview),
  /** True if an operator has hidden the review. Nobody else sees it, and the caller cannot change it. */
  isHidden: Type.Optional(Type.Literal(true)),
})
export type OwnMentorReview = Static<typeof OwnMentorReview>

const OfMentor = Type.Object({ mentor: Id })

export const getOwnMentorReview = endpoint({
  method: 'GET',
  path: '/mentors/:mentor/own-review',
  access: 'user',
  summary: 'The caller’s review of a mentor, and whether he or she may write one.',
  params: OfMentor,
  reply: OwnMentorReview,
})

/** `reason` of a refused review: the two have not held a session yet, or an operator has hidden the review. */
export const MENTOR_REVIEW_REFUSALS = { early: 'session_not_held', hidden: 'review_hidden' } as const

/** At most `COMMENT_MAX` grapheme clusters, each of which may have several code units. */
const Text = EnteredText(COMMENT_MAX * 10)

export const saveMentorReview = endpoint({
  method: 'POST',
  path: '/mentors/:mentor/own-review',
  access: 'user',
  owner: 'body.userId',
  summary:
    'Write the caller’s one review of a mentor, or change it. Needs a held session or a completed mentorship of the two.',
  params: OfMentor,
  body: Type.Object({ userId: Id, rating: Type.Integer({ minimum: 1, maximum: RATING_MAX }), text: Text }),
  reply: OwnMentorReview,
})

export const removeMentorReview = endpoint({
  method: 'POST',
  path: '/mentors/:mentor/own-review/remove',
  access: 'user',
  owner: 'body.userId',
  summary: 'Remove the caller’s review of a mentor, with its reply. Doing it twice changes nothing.',
  params: OfMentor,
  body: Type.Object({ userId: Id }),
  reply: OwnMentorReview,
})

export const replyToReview = endpoint({
  method: 'POST',
  path: '/mentor/reviews/:id/reply',
  access: 'active-mentor',
  summary: 'Reply to a review of the caller, or change the reply. An empty text removes it.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ text: Text }),
  reply: MentorReview,
})
