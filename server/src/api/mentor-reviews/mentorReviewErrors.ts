import { MENTOR_REVIEW_REFUSALS } from '@mentor-connect/contract/api/mentorReviews'
import { ApiError } from '../../platform/http/errors'

const refused = (message: string, reason: string) =>
  new ApiError(403, 'forbidden', message, undefined, { reason })

/** The failures that only reviews of mentors have. */
export const mentorReviewErrors = {
  early: () =>
    refused(
      'You can review a mentor after a session that the two of you have held.',
      MENTOR_REVIEW_REFUSALS.early,
    ),
  hidden: () =>
    refused(
      'Our team has hidden this review: it cannot be changed. Write to us if you object.',
      MENTOR_REVIEW_REFUSALS.hidden,
    ),
}
