import { COMMENT_MAX } from '@mentor-connect/contract/rules/limits'
import type { ReviewFigures } from '@mentor-connect/contract/courses/reviews'
import { errors } from '../../platform/http/errors'
import { courseErrors } from '../courseErrors'
import { readText } from '../../platform/http/validation/readText'
import type { Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { notifier } from '../../messages/notifications/notifier'
import { roundRating } from '../catalogue/courseSummaries.repo'
import { hasOpenedLesson, isEnrolled } from '../progress/progress.repo'
import { reviewsOf } from '../catalogue/reviews.repo'
import {
  deleteReview,
  lockFigures,
  ratingOf,
  upsertReview,
  writeFigures,
  type Figures,
  type LockedFigures,
} from './reviews.repo'

interface LearnerCourse {
  learnerId: string
  courseId: string
}

interface WrittenReview extends LearnerCourse {
  rating: number
  comment: string
}

/**
 * Reads and changes reviews of courses. There is one per learner and course. The course's figures change in
 * the same transaction, while its row is locked.
 */
export function reviewService({ db, clock, jobs }: Pick<ApiDependencies, 'db' | 'clock' | 'jobs'>) {
  const notifications = notifier({ jobs, clock })

  /**
   * Notifies the mentor of a review. The key is the same if the learner removes the review and writes it again,
   * so that the mentor is notified only once.
   */
  async function tellMentor(tx: Tx, at: LearnerCourse, to: string | null) {
    const { learnerId: actor, courseId: subject } = at
    if (to) await notifications.record(tx, { kind: 'review', subject, actor, to, key: `${subject}:${actor}` })
  }

  const within = (
    at: LearnerCourse,
    change: (tx: Tx, figures: LockedFigures) => Promise<Figures>,
  ): Promise<ReviewFigures> =>
    db.transaction().execute(async (tx) => {
      const figures = await lockFigures(tx, at.courseId)
      if (!figures) throw errors.notFound('Course')
      const { average, count } = await writeFigures(tx, at.courseId, await change(tx, figures))
      const reviews = await reviewsOf(tx, at.courseId, at.learnerId)
      return { rating: roundRating(average), reviewCount: count, reviews }
    })

  return {
    save(review: WrittenReview): Promise<ReviewFigures> {
      const comment = readText('comment', review.comment, COMMENT_MAX)
      return within(review, async (tx, figures) => {
        const before = await ratingOf(tx, review)
        await requireMayReview(tx, review, before !== undefined)
        await upsertReview(tx, { ...review, comment }, clock().toISOString())
        if (before === undefined) await tellMentor(tx, review, figures.mentorId)
        return {
          sum: figures.sum + review.rating - (before ?? 0),
          count: figures.count + (before === undefined ? 1 : 0),
        }
      })
    },

    remove(review: LearnerCourse): Promise<ReviewFigures> {
      return within(review, async (tx, figures) => {
        const before = await deleteReview(tx, review)
        if (before === undefined) return figures
        return { sum: figures.sum - before, count: figures.count - 1 }
      })
    },
  }
}

/**
 * Refuses a first review if the learner has not opened a lesson, so that ratings come from people who know
 * the course.
 */
async function requireMayReview(tx: Tx, { learnerId, courseId }: LearnerCourse, isChange: boolean) {
  if (!(await isEnrolled(tx, learnerId, courseId))) throw courseErrors.notEnrolled()
  if (!isChange && !(await hasOpenedLesson(tx, learnerId, courseId))) throw courseErrors.lessonNotOpened()
}
