import { requestPasswordReset, resetPassword } from '@mentor-connect/shared/contracts/auth'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { serve } from '../../platform/http/serve'
import type { Mail } from '../../platform/mail/mailer'
import { afterAnswer } from '../../platform/process/afterAnswer'
import type { ApiDependencies } from '../dependencies'
import { passwordResetService } from './passwordReset.service'

/** Mails leave after the answer, so that its time does not tell whether there was one. */
export function registerPasswordResetRoutes(app: FastifyInstance, dependencies: ApiDependencies) {
  const passwords = passwordResetService(dependencies)
  const after = afterAnswer(app)
  const sendLater = (reply: FastifyReply, mail: Mail | undefined) =>
    after(reply, async () => mail && dependencies.mailer.send(mail))

  serve(app, requestPasswordReset, async ({ body: { email, role } }, { reply }) => {
    const { mail } = await passwords.request({ email: email.toLowerCase(), role })
    sendLater(reply, mail)
    return { message: 'If there is an account, a link is on its way.', data: true }
  })

  serve(app, resetPassword, async ({ body: { token, password } }, { reply }) => {
    const { claim, mail } = await passwords.reset(token, password)
    sendLater(reply, mail)
    return { message: 'Your password is changed.', data: claim }
  })
}
