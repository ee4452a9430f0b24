import {
  getMentorDashboard,
  getMentorLearner,
  getMentorLearners,
  getMentorWaiting,
  updateMentorProfile,
} from '@mentor-connect/contract/mentoring/mentorArea'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { FileService } from '../../kernel/files/files.service'
import { countWaiting, loadMentorDashboard } from './dashboard.repo'
import { readLearner } from './learner.service'
import { coursesWithLearners, listLearners } from './learners.repo'
import { profileService } from './profile.service'

type Dependencies = Pick<ApiDependencies, 'db' | 'clock'> & { uploads: FileService }

/**
 * Registers the routes for a mentor's dashboard, learners and profile. All queries use the id from the
 * session.
 */
export function registerMentorAreaRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const { db, clock, uploads } = dependencies
  const profiles = profileService(dependencies)

  serve(app, getMentorDashboard, async (_, { session }) => ({
    data: await loadMentorDashboard(db, callerOf(session), clock()),
  }))

  serve(app, getMentorWaiting, async (_, { session }) => ({
    data: await countWaiting(db, callerOf(session)),
  }))

  serve(app, getMentorLearners, async ({ query }, { session }) => {
    const mentorId = callerOf(session)
    const page = await listLearners(db, mentorId, query)
    return { data: { ...page, courses: await coursesWithLearners(db, mentorId) } }
  })

  serve(app, getMentorLearner, async ({ params: { id } }, { session }) => ({
    data: await readLearner(db, callerOf(session), id),
  }))

  serve(app, updateMentorProfile, async ({ body, files }, { session }) => {
    const mentorId = callerOf(session)
    const change = profiles.check(body)
    const [picture] = files.profile
    const profile = picture
      ? await uploads.keepPicture(picture, 'portrait', { ownerId: mentorId, field: 'profile' })
      : undefined
    return { message: 'Profile saved', data: await profiles.save(mentorId, { ...change, profile }) }
  })
}
