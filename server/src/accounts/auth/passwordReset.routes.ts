import { requestPasswordReset, resetPassword } from '@mentor-connect/contract/accounts/auth'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { PasswordGuesses } from '../passwords/guesses.service'
import type { SessionService } from '../session/session.service'
import { passwordResetService } from './passwordReset.service'

interface Dependencies extends ApiDependencies {
  sessions: SessionService
  guesses: PasswordGuesses
}

/** No response waits for a mail: the timing would reveal whether there is an account. */
export function registerPasswordResetRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const { guesses } = dependencies
  const { devices, steps } = dependencies.sessions
  const passwords = passwordResetService(dependencies)

  serve(app, requestPasswordReset, async ({ body: { email, role } }) => {
    await passwords.request({ email: email.toLowerCase(), role })
    return { message: 'If there is an account, a link is on its way.', data: true }
  })

  serve(app, resetPassword, async ({ body: { token, password } }, { request, reply }) => {
    const { personId, email, role } = await passwords.reset(token, password)
    // The mailed link has proved the person's identity, so other people's guesses must not delay the log-in
    // that follows. If there is a second factor, the device stays unknown: the mail alone must not replace
    // the second factor.
    if (!(await steps.isAsked(personId))) await devices.remember(personId, request, reply)
    await guesses.forget({ personId, email, role })
    return { message: 'Your password is changed.', data: { email, role } }
  })
}
