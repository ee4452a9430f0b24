import {
  cancelEmailChange,
  changePassword,
  confirmEmailChange,
  endOtherSessions,
  endSession,
  getSessions,
  getSignInState,
  requestEmailChange,
} from '@mentor-connect/contract/accounts/accountSecurity'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { OwnerProof } from '../passwords/ownerProof'
import { callerIn } from '../people/caller'
import { browserNameOf } from '../session/browserName'
import type { SessionService } from '../session/session.service'
import { emailChangeService } from './emailChange.service'
import { ownSessions } from './ownSessions.service'
import { passwordChangeService } from './passwordChange.service'

interface Dependencies extends ApiDependencies {
  sessions: SessionService
  proof: OwnerProof
}

/** The caller's credentials, e-mail address and sessions. */
export function registerAccountSecurityRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const { db, sessions, proof } = dependencies
  const caller = callerIn(db)
  const changeTo = passwordChangeService(dependencies)
  const emails = emailChangeService(dependencies)
  const own = ownSessions(dependencies)

  serve(app, getSignInState, async (_, { session }) => {
    const person = await caller(session)
    const emailChange = await emails.pending(person.id)
    const { email } = person
    return {
      data: { proof: proof.kindOf(person), isFresh: await proof.isFresh(session!), email, emailChange },
    }
  })

  serve(app, changePassword, async ({ body }, { session, request, reply }) => {
    const person = await caller(session)
    await proof.require(person, session!, body.currentPassword)
    const browser = browserNameOf(request.headers['user-agent'])
    await changeTo(person, body.password, { session: session!, browser })
    const token = await sessions.renew(request, reply)
    return { message: 'Your password is changed.', data: { token } }
  })

  serve(app, requestEmailChange, async ({ body }, { session }) => {
    const person = await caller(session)
    await proof.require(person, session!, body.currentPassword)
    const data = await emails.request(person, body.email.toLowerCase())
    return { message: 'A code is on its way to the new address.', data }
  })

  serve(app, confirmEmailChange, async ({ body }, { session }) => {
    const person = await caller(session)
    return { message: 'Your address is changed.', data: { email: await emails.confirm(person, body.otp) } }
  })

  serve(app, cancelEmailChange, async (_, { session }) => {
    await emails.cancel(await caller(session))
    return { message: 'Your address stays as it is.', data: true }
  })

  serve(app, getSessions, async (_, { session }) => ({ data: await own.list(session!) }))

  serve(app, endSession, async ({ body }, { session }) => {
    await own.end(session!, body.sessionId)
    return { message: 'That browser is logged out.', data: true }
  })

  serve(app, endOtherSessions, async (_, { session }) => {
    await own.endOthers(session!)
    return { message: 'All other browsers are logged out.', data: true }
  })
}
