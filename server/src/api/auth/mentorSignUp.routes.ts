import { registerMentor } from '@mentor-connect/shared/contracts/mentorSignUp'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import { applicationOf } from './mentorApplication'
import type { SignUpService } from './signUp.service'
import type { SignUpCookie } from './signUpCookie'

interface Dependencies {
  signUps: SignUpService
  cookie: SignUpCookie
}

/** A mentor's request to be one; an operator decides it. */
export function registerMentorSignUpRoutes(app: FastifyInstance, { signUps, cookie }: Dependencies) {
  serve(app, registerMentor, async ({ body }, { request, reply }) => {
    const { name, email, password, consentVersion, language, ...form } = body
    const application = { ...applicationOf(form), profile: null }
    const agreement = { consentVersion, language }
    const signUp = { name, email, password, role: 'mentor' as const, application, ...agreement }
    cookie.keep(reply, await signUps.register(signUp, cookie.read(request)))
    return { message: 'A code is on its way.', data: { email: email.toLowerCase(), role: 'mentor' as const } }
  })
}
