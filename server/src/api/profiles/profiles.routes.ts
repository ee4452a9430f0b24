import { updateProfile } from '@mentor-connect/shared/contracts/learners'
import type { FastifyInstance } from 'fastify'
import { ownedBy } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../dependencies'
import type { FileService } from '../files/files.service'
import { profileService } from './profiles.service'

/** What learners change about themselves. */
export function registerProfileRoutes(
  app: FastifyInstance,
  dependencies: Pick<ApiDependencies, 'db' | 'clock'> & { uploads: FileService },
) {
  const profiles = profileService(dependencies)

  serve(app, updateProfile, async ({ body, files }, { session }) => {
    const learnerId = ownedBy(session, body.userId)
    const change = profiles.check(body)
    const [picture] = files.profile
    const profile = picture
      ? await dependencies.uploads.keepPicture(picture, 'portrait', { ownerId: learnerId, field: 'profile' })
      : undefined
    return { message: 'Profile saved', data: await profiles.save(learnerId, { ...change, profile }) }
  })
}
