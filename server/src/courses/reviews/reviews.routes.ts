import { removeReview, saveReview } from '@mentor-connect/contract/courses/reviews'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import { reviewService } from './reviews.service'

export function registerReviewRoutes(
  app: FastifyInstance,
  dependencies: Pick<ApiDependencies, 'db' | 'clock' | 'jobs'>,
) {
  const reviews = reviewService(dependencies)

  serve(app, saveReview, async ({ body }) => ({
    message: 'Review saved',
    data: await reviews.save({ ...body, learnerId: body.userId }),
  }))

  serve(app, removeReview, async ({ body }) => ({
    message: 'Review removed',
    data: await reviews.remove({ ...body, learnerId: body.userId }),
  }))
}
