import {
  getMentorReviews,
  getOwnMentorReview,
  removeMentorReview,
  replyToReview,
  saveMentorReview,
} from '@mentor-connect/contract/mentoring/mentorReviews'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import { mentorReviewService } from './mentorReviews.service'

/**
 * Registers the routes of reviews that learners write about mentors whom they have met, and of the mentors'
 * replies.
 */
export function registerMentorReviewRoutes(
  app: FastifyInstance,
  dependencies: Pick<ApiDependencies, 'db' | 'clock' | 'jobs'>,
) {
  const reviews = mentorReviewService(dependencies)

  serve(app, getMentorReviews, async ({ params: { mentorId }, query }, { session }) => ({
    data: await reviews.list(mentorId, session?.personId ?? null, query),
  }))

  serve(app, getOwnMentorReview, async ({ params: { mentor } }, { session }) => ({
    data: await reviews.own({ learnerId: callerOf(session), mentorId: mentor }),
  }))

  serve(app, saveMentorReview, async ({ params: { mentor }, body: { userId, ...review } }) => ({
    message: 'Review saved',
    data: await reviews.save({ learnerId: userId, mentorId: mentor }, review),
  }))

  serve(app, removeMentorReview, async ({ params: { mentor }, body: { userId } }) => ({
    message: 'Review removed',
    data: await reviews.remove({ learnerId: userId, mentorId: mentor }),
  }))

  serve(app, replyToReview, async ({ params: { id }, body: { text } }, { session }) => ({
    message: 'Reply saved',
    data: await reviews.reply(callerOf(session), id, text),
  }))
}
