import { logout, verifyToken } from '@mentor-connect/contract/accounts/auth'
import type { FastifyInstance } from 'fastify'
import { errors } from '../../platform/http/errors'
import { serve, type Session } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import { loadLearner } from '../people/learnerAccount.repo'
import { loadMentor } from '../people/mentorAccount.repo'
import { cookiesOf, SIGNUP_COOKIE } from './cookies'
import type { SessionService } from './session.service'

type Dependencies = Pick<ApiDependencies, 'db' | 'config'> & { sessions: SessionService }

/** The current session, and log-out. */
export function registerSessionRoutes(app: FastifyInstance, { db, config, sessions }: Dependencies) {
  const cookies = cookiesOf(config.apiUrl)
  const loadAccount = ({ personId, role }: Session) =>
    role === 'user' ? loadLearner(db, personId) : loadMentor(db, personId)

  serve(app, verifyToken, async (_, { session }) => {
    const account = session && (await loadAccount(session))
    if (!account) throw errors.unauthenticated()
    const { _id, email = '', name, isverified, role } = account
    const token = await sessions.bearerFor(session)
    return { message: 'You are signed in.', data: { _id, email, name, isverified, role, token, account } }
  })

  serve(app, logout, async (_, { request, reply }) => {
    await sessions.end(request, reply)
    cookies.clear(reply, SIGNUP_COOKIE)
    return { message: 'You are signed out.', data: true }
  })
}
