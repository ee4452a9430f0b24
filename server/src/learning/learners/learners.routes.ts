import {
  addCourse,
  addFavorite,
  fetchFavorites,
  getUserDetails,
} from '@mentor-connect/contract/learning/learners'
import { getProgress, updateProgress } from '@mentor-connect/contract/courses/progress'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import { loadDashboard } from './dashboard.repo'
import { enrolmentService } from './enrolment.service'
import { favoritePage } from './favorites.repo'
import { favoritesService } from './favorites.service'
import { progressService } from './progress.service'

/** Registers the routes of a learner's courses: progress, enrolments, bookmarks and the dashboard. */
export function registerLearnerRoutes(
  app: FastifyInstance,
  dependencies: Pick<ApiDependencies, 'db' | 'clock' | 'jobs'>,
) {
  const { db, clock } = dependencies
  const progress = progressService(dependencies)
  const enrolments = enrolmentService(dependencies)
  const favorites = favoritesService(dependencies)

  serve(app, getProgress, async ({ query }) => ({
    data: await progress.of(query.userId, query.resourceId),
  }))

  serve(app, updateProgress, async ({ body }) => ({
    message: 'Progress saved',
    data: await progress.merge({ ...body, learnerId: body.userId }),
  }))

  serve(app, addCourse, async ({ body }) => ({
    message: 'Enrolled successfully!',
    data: { courses: await enrolments.enrol({ ...body, learnerId: body.userId }) },
  }))

  serve(app, addFavorite, async ({ body }) => {
    const data = await favorites.toggle(body.userId, body.courseId)
    return data.removed
      ? { message: 'Removed from favorites', meta: { code: 'bookmark_removed' }, data }
      : { message: 'Added to favorites', meta: { code: 'bookmark_added' }, data }
  })

  serve(app, fetchFavorites, async ({ query, body }, { session }) => ({
    data: await favoritePage(db, callerOf(session), { ...query, among: body.ids }),
  }))

  serve(app, getUserDetails, async ({ query: { userId, timeZone } }) => ({
    data: await loadDashboard(db, userId, { now: clock(), timeZone }),
  }))
}
