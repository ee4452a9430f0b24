import { confirmSignUp, findSignUpLink } from '@mentor-connect/contract/accounts/auth'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import { loadLearner } from '../people/learnerAccount.repo'
import { loadMentor } from '../people/mentorAccount.repo'
import type { SessionService } from '../session/session.service'
import type { SignUpCookie } from './registration'
import type { SignUpLinks } from './signUpLink.service'

interface Dependencies extends Pick<ApiDependencies, 'db'> {
  sessions: SessionService
  links: SignUpLinks
  cookie: SignUpCookie
}

/** The target of the link in a sign-up mail. Opening it changes nothing, because mail clients prefetch links. */
export function registerSignUpLinkRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const { db, sessions, links, cookie } = dependencies

  serve(app, findSignUpLink, async ({ body: { token } }) => ({ data: await links.find(token) }))

  serve(app, confirmSignUp, async ({ body: { token, password } }, { request, reply }) => {
    const { personId, role } = await links.confirm(token, password)
    cookie.clear(reply)
    const bearer = await sessions.open({ personId, role }, request, reply)
    const account =
      role === 'user'
        ? { userData: await loadLearner(db, personId) }
        : { mentorData: await loadMentor(db, personId) }
    return { message: 'Your e-mail address is verified.', data: { ...account, token: bearer } }
  })
}
