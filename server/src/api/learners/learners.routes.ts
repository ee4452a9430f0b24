import {
  addCourse,
  addFavorite,
  fetchFavorites,
  getProgress,
  getUserDetails,
  updateProgress,
} from '@mentor-connect/shared/contracts/learners'
import type { FastifyInstance } from 'fastify'
import { ownedBy } from '../../platform/http/access'
import { errors } from '../../platform/http/errors'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../dependencies'
import { loadDashboard } from './dashboard.repo'
import { enrolmentService } from './enrolment.service'
import { favoritePage } from './favorites.repo'
import { favoritesService } from './favorites.service'
import { progressService } from './progress.service'

/** What a learner does with courses. Whatever id the client sends has to be the caller's own. */
export function registerLearnerRoutes(
  app: FastifyInstance,
  dependencies: Pick<ApiDependencies, 'db' | 'clock'>,
) {
  const { db, clock } = dependencies
  const progress = progressService(dependencies)
  const enrolments = enrolmentService(dependencies)
  const favorites = favoritesService(dependencies)

  serve(app, getProgress, async ({ query }, { session }) => ({
    data: { progress: await progress.of(ownedBy(session, query.userId), query.resourceId) },
  }))

  serve(app, updateProgress, async ({ body }, { session }) => {
    const learnerId = ownedBy(session, body.userId)
    return { message: 'Progress saved', data: await progress.merge({ ...body, learnerId }) }
  })

  serve(app, addCourse, async ({ body }, { session }) => ({
    message: 'Enrolled successfully!',
    data: { courses: await enrolments.enrol({ ...body, learnerId: ownedBy(session, body.userId) }) },
  }))

  serve(app, addFavorite, async ({ body }, { session }) => {
    const data = await favorites.toggle(ownedBy(session, body.userId), body.courseId)
    return { message: data.removed ? 'Removed from favorites' : 'Added to favorites', data }
  })

  serve(app, fetchFavorites, async ({ query, body }, { session }) => {
    if (!session) throw errors.unauthenticated()
    return { data: await favoritePage(db, session.personId, { ...query, among: body.ids }) }
  })

  serve(app, getUserDetails, async ({ query: { userId, timeZone } }, { session }) => ({
    data: await loadDashboard(db, ownedBy(session, userId), { now: clock(), timeZone }),
  }))
}
