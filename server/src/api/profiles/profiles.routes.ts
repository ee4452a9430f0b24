import { updateProfile } from '@mentor-connect/shared/contracts/learners'
import type { FastifyInstance } from 'fastify'
import { ownedBy } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../dependencies'
import { profileService } from './profiles.service'

/** What learners change about themselves. */
export function registerProfileRoutes(
  app: FastifyInstance,
  dependencies: Pick<ApiDependencies, 'db' | 'clock'>,
) {
  const profiles = profileService(dependencies)

  serve(app, updateProfile, async ({ body }, { session }) => {
    const learnerId = ownedBy(session, body.userId)
    return { message: 'Profile saved', data: await profiles.update({ ...body, learnerId }) }
  })
}
