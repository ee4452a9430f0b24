import { registerMentor } from '@mentor-connect/shared/contracts/mentorSignUp'
import type { FastifyInstance } from 'fastify'
import type { Upload } from '../../platform/http/multipart/receiveForm'
import { serve } from '../../platform/http/serve'
import type { FileService } from '../files/files.service'
import { applicationOf } from './mentorApplication'
import type { SignUpService } from './signUp.service'
import type { SignUpCookie } from './signUpCookie'

interface Dependencies {
  signUps: SignUpService
  uploads: FileService
  cookie: SignUpCookie
}

/** A mentor's request to be one; an operator decides it. */
export function registerMentorSignUpRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const { signUps, uploads, cookie } = dependencies

  /** Nobody owns it yet: it is collected by itself when the code never comes back. */
  const keepPicture = async (picture: Upload | undefined) =>
    picture ? uploads.keepPicture(picture, 'portrait', { ownerId: null, field: 'profile' }) : null

  serve(app, registerMentor, async ({ body, files }, { request, reply }) => {
    const { name, email, password, consentVersion, language, ...form } = body
    const answers = applicationOf(form)
    const application = { ...answers, profile: await keepPicture(files.profile?.[0]) }
    const agreement = { consentVersion, language }
    const signUp = { name, email, password, role: 'mentor' as const, application, ...agreement }
    cookie.keep(reply, await signUps.register(signUp, cookie.read(request)))
    return { message: 'A code is on its way.', data: { email: email.toLowerCase(), role: 'mentor' as const } }
  })
}
