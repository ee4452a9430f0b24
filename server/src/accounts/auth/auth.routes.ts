import {
  loginMentor,
  loginUser,
  registerUser,
  resendOtp,
  verifyOtp,
} from '@mentor-connect/contract/accounts/auth'
import type { Role } from '@mentor-connect/contract/accounts/people'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accountErrors } from '../accountErrors'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import { fileService } from '../../kernel/files/files.service'
import { loadLearner } from '../people/learnerAccount.repo'
import { loadMentor } from '../people/mentorAccount.repo'
import type { PasswordGuesses } from '../passwords/guesses.service'
import type { SessionService } from '../session/session.service'
import { loginService, type Credentials } from './login.service'
import { registerMentorSignUpRoutes } from './mentorSignUp.routes'
import { registration, signUpCookie } from './registration'
import { signUpService } from './signUp.service'
import { registerSignUpLinkRoutes } from './signUpLink.routes'
import { signUpLinks } from './signUpLink.service'
import { signUpMails } from './signUpMail.service'
import { verificationService } from './verification.service'

type Dependencies = ApiDependencies & { sessions: SessionService; guesses: PasswordGuesses }

/** Sign-up, verification of the address, and log-in. */
export function registerAuthRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const { db, config, sessions, guesses } = dependencies
  const codeMails = signUpMails(dependencies)
  const links = signUpLinks(dependencies)
  const signUps = signUpService({ ...dependencies, codeMails, links })
  const verification = verificationService(dependencies)
  const login = loginService({ db, config, signUps, guesses, devices: sessions.devices })
  const cookie = signUpCookie(config.apiUrl)
  const requester = (request: FastifyRequest) => ({
    secret: cookie.read(request),
    network: codeMails.requesterOf(request.ip),
  })
  const register = registration({ signUps, cookie, requester })
  registerMentorSignUpRoutes(app, { ...dependencies, register, uploads: fileService(dependencies) })
  registerSignUpLinkRoutes(app, { db, sessions, links, cookie })

  serve(app, registerUser, ({ body }, at) => register({ ...body, role: 'user' }, at))

  serve(app, verifyOtp, async ({ body: { email, otp, role } }, { request, reply }) => {
    await verification.verify({ email: email.toLowerCase(), role }, otp, cookie.read(request))
    cookie.clear(reply)
    return { message: 'Your e-mail address is verified.', data: true }
  })

  serve(app, resendOtp, async ({ body: { email, role } }, { request }) => {
    const claim = { email: email.toLowerCase(), role }
    await signUps.resend(claim, requester(request))
    return { message: 'A code is on its way.', data: claim }
  })

  /**
   * Opens the session. A person who enters the right password of a pending sign-up is sent to the page for the
   * code instead.
   */
  async function logIn<Account>(role: Role, credentials: Credentials, at: At, load: Load<Account>) {
    const outcome = await login(role, credentials, {
      request: at.request,
      signUpSecret: cookie.read(at.request),
    })
    if (outcome.kind === 'unverified') {
      cookie.keep(at.reply, await signUps.resume(outcome.signup, requester(at.request).network))
      return { pending: { email: outcome.signup.email, role } }
    }
    const account = await load(db, outcome.personId)
    if (!account) throw accountErrors.wrongCredentials()
    const token = await sessions.open({ personId: outcome.personId, role }, at.request, at.reply)
    return { account, token }
  }

  serve(app, loginUser, async ({ body }, at) => {
    const { pending, account, token } = await logIn('user', body, at, loadLearner)
    return pending ? notVerified(pending) : { message: 'Welcome back.', data: { userData: account, token } }
  })

  serve(app, loginMentor, async ({ body }, at) => {
    const { pending, account, token } = await logIn('mentor', body, at, loadMentor)
    return pending ? notVerified(pending) : { message: 'Welcome back.', data: { mentorData: account, token } }
  })
}

interface At {
  request: FastifyRequest
  reply: FastifyReply
}

type Load<Account> = (db: ApiDependencies['db'], id: string) => Promise<Account | undefined>

function notVerified(pending: { email: string; role: Role }) {
  return {
    message: 'Verify your e-mail address first: a code is on its way.',
    data: pending,
    meta: { UserNotVerified: true },
  }
}
