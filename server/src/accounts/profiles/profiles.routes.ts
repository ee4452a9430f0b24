import { chooseSubjects, updateProfile } from '@mentor-connect/contract/learning/learners'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { FileService } from '../../kernel/files/files.service'
import { profileService } from './profiles.service'

export function registerProfileRoutes(
  app: FastifyInstance,
  dependencies: Pick<ApiDependencies, 'db' | 'clock'> & { uploads: FileService },
) {
  const profiles = profileService(dependencies)

  serve(app, updateProfile, async ({ body, files }) => {
    const { userId: learnerId } = body
    const change = profiles.check(body)
    const [picture] = files.profile
    const profile = picture
      ? await dependencies.uploads.keepPicture(picture, 'portrait', { ownerId: learnerId, field: 'profile' })
      : undefined
    return { message: 'Profile saved', data: await profiles.save(learnerId, { ...change, profile }) }
  })

  serve(app, chooseSubjects, async ({ body }) => {
    const domains = await profiles.chooseSubjects(body.userId, body.domains)
    return { message: 'Subjects saved', data: { domains } }
  })
}
