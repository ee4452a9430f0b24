import { getApplication, registerMentor } from '@mentor-connect/contract/accounts/mentorSignUp'
import type { FastifyInstance } from 'fastify'
import type { Upload } from '../../platform/http/multipart/receiveForm'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { FileService } from '../../kernel/files/files.service'
import { callerOf } from '../../platform/http/access'
import { applicationService } from './application.service'
import { applicationOf } from './mentorApplication'
import type { Registration } from './registration'

interface Dependencies extends Pick<ApiDependencies, 'db'> {
  register: Registration
  uploads: FileService
}

/** Receives applications of mentors. An operator approves or rejects them. */
export function registerMentorSignUpRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const { register, uploads } = dependencies
  const applications = applicationService(dependencies)

  /** The picture has no owner yet: it is deleted as an orphan if the sign-up is never completed. */
  const keepPicture = async (picture: Upload | undefined) =>
    picture ? uploads.keepPicture(picture, 'portrait', { ownerId: null, field: 'profile' }) : null

  serve(app, registerMentor, async ({ body, files }, at) => {
    const { name, email, password, consentVersion, language, linkToken, ...form } = body
    const answers = applicationOf(form)
    const application = { ...answers, profile: await keepPicture(files.profile?.[0]) }
    const person = { name, email, password, consentVersion, language, linkToken }
    return register({ ...person, role: 'mentor', application }, at)
  })

  serve(app, getApplication, async (_call, { session }) => ({
    data: await applications.of(callerOf(session)),
  }))
}
