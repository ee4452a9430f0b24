import {
  type MentorReview,
  type OwnMentorReview,
  MENTOR_REVIEW_REFUSALS,
} from '@mentor-connect/contract/mentoring/mentorReviews'
import { COMMENT_MAX } from '@mentor-connect/contract/rules/limits'
import { randomUUID } from 'node:crypto'
import { errors, ApiError } from '../../platform/http/errors'
import { readText } from '../../platform/http/validation/readText'
import { paginationOf, type PageRequest } from '../../courses/catalogue/pages'
import type { Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { notifier } from '../../messages/notifications/notifier'
import { lockAccount } from '../../accounts/people/credentials.repo'
import { addToRating } from '../../accounts/people/mentorRating.repo'
import { findLimit } from '../../accounts/people/sanctions.repo'
import { hasOpenMentorship, mayReview } from './mayReview.query'
import {
  changeReview,
  countReviews,
  deleteReview,
  findOwnReview,
  findReviewAbout,
  insertReview,
  listReviews,
  presentReview,
  writeReply,
  type Pair,
  type StoredReview,
} from './mentorReviews.repo'

/** Errors that only reviews of mentors can cause. */
const mentorReviewErrors = {
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

/**
 * Reads and changes reviews of mentors. A mentor's figures change in the same transaction, while the mentor's
 * account is locked.
 */
export function mentorReviewService({ db, clock, jobs }: Pick<ApiDependencies, 'db' | 'clock' | 'jobs'>) {
  const notifications = notifier({ jobs, clock })
  const now = () => clock().toISOString()

  async function own(from: typeof db, pair: Pair): Promise<OwnMentorReview> {
    const review = await findOwnReview(from, pair)
    const isHidden = review !== undefined && review.hidden_at !== null
    return {
      mayWrite: !isHidden && (review !== undefined || (await mayReview(from, pair, now()))),
      isOpen: await hasOpenMentorship(from, pair),
      ...(review && { review: presentReview(review, pair.learnerId) }),
      ...(isHidden && { isHidden: true as const }),
    }
  }

  /**
   * Changes a review in a transaction. The learner is locked before the mentor, as in every change that
   * concerns two people.
   */
  const within = (pair: Pair, change: (tx: Tx) => Promise<void>): Promise<OwnMentorReview> =>
    db.transaction().execute(async (tx) => {
      if (!(await lockAccount(tx, 'user', pair.learnerId))) throw errors.unauthenticated()
      if (!(await lockAccount(tx, 'mentor', pair.mentorId))) throw errors.notFound('Mentor')
      await change(tx)
      return own(tx, pair)
    })

  /**
   * Notifies the mentor of a review, but does not state the learner's full name. The key is the same if the
   * learner removes the review and writes it again, so that the mentor is notified only once.
   */
  const tellMentor = (tx: Tx, { learnerId, mentorId }: Pair) =>
    notifications.record(tx, {
      kind: 'mentor-review',
      subject: mentorId,
      actor: learnerId,
      to: mentorId,
      key: `${mentorId}:${learnerId}`,
    })

  /**
   * Notifies the learner of a reply. The key is the same if the reply is changed, so that the learner is
   * notified only once.
   */
  const tellAuthor = (tx: Tx, { id, mentor_id: mentorId, learner_id: to }: StoredReview) =>
    notifications.record(tx, {
      kind: 'mentor-review-reply',
      subject: mentorId,
      actor: mentorId,
      isAct: true,
      to,
      key: id,
    })

  return {
    async list(mentorId: string, readerId: string | null, page: PageRequest) {
      const count = await countReviews(db, mentorId)
      if (count === undefined) throw errors.notFound('Mentor')
      const reviews = await listReviews(db, mentorId, readerId, page)
      return { reviews, pagination: paginationOf(page, count) }
    },

    own: (pair: Pair) => own(db, pair),

    save(pair: Pair, { rating, text: typed }: { rating: number; text: string }) {
      const text = readText('text', typed, COMMENT_MAX)
      return within(pair, async (tx) => {
        if (await findLimit(tx, pair.learnerId)) throw errors.contactLimited()
        const before = await findOwnReview(tx, pair)
        if (before && before.hidden_at !== null) throw mentorReviewErrors.hidden()
        if (!before && !(await mayReview(tx, pair, now()))) throw mentorReviewErrors.early()
        if (before) await changeReview(tx, { id: before.id, rating, text }, now())
        else await insertReview(tx, { ...pair, id: randomUUID(), rating, text }, now())
        await addToRating(tx, pair.mentorId, {
          sum: rating - (before?.rating ?? 0),
          count: before ? 0 : 1,
        })
        if (!before) await tellMentor(tx, pair)
      })
    },

    remove: (pair: Pair) =>
      within(pair, async (tx) => {
        const before = await findOwnReview(tx, pair)
        if (!before) return
        if (before.hidden_at !== null) throw mentorReviewErrors.hidden()
        await deleteReview(tx, before.id)
        await addToRating(tx, pair.mentorId, { sum: -before.rating, count: -1 })
      }),

    async reply(mentorId: string, id: string, typed: string): Promise<MentorReview> {
      const text = readText('text', typed, COMMENT_MAX)
      return db.transaction().execute(async (tx) => {
        await lockAccount(tx, 'mentor', mentorId)
        const found = await findReviewAbout(tx, mentorId, id)
        if (!found) throw errors.notFound('Review')
        if (text && (await findLimit(tx, mentorId))) throw errors.contactLimited()
        await writeReply(tx, id, text, now())
        if (text) await tellAuthor(tx, found)
        return presentReview((await findReviewAbout(tx, mentorId, id))!, mentorId)
      })
    },
  }
}

const refused = (message: string, reason: string) =>
  new ApiError(403, 'forbidden', message, undefined, { reason })
