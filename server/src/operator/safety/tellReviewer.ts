import type { Tx } from '../../kernel/database/schema'
import { findPerson } from '../../accounts/people/person.repo'
import {
  mentorReviewHiddenMail,
  mentorReviewShownMail,
} from '../../mentoring/mentor-reviews/hiddenReview.mails'
import { findReviewedPair } from '../../mentoring/mentor-reviews/hiddenReviews.repo'
import type { Acting } from './sanctionActs'
import { tellAuthor } from './tellAuthor'

interface Told {
  reviewId: string
  /** When the review was hidden; null if it is shown again. */
  at: string | null
  reason: string
}

/** Tells the author of a review of a mentor that it was hidden, with the reason, or that it is shown again. */
export async function tellReviewer(tx: Tx, acting: Acting, { reviewId, at, reason }: Told): Promise<void> {
  const pair = await findReviewedPair(tx, reviewId)
  const author = pair && (await findPerson(tx, 'user', pair.learner_id))
  if (!author) return
  const { mentor, mentor_id: subject } = pair
  const told = { mentor, supportEmail: acting.config.supportEmail }
  const mail =
    at === null ? mentorReviewShownMail(author, told) : mentorReviewHiddenMail(author, { ...told, reason })
  const kind = at === null ? 'mentor-review-shown' : 'mentor-review-hidden'
  await tellAuthor(tx, acting, { authorId: author.id, id: reviewId, kind, subject, mail })
}
