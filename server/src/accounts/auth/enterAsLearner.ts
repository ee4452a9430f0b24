import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountErrors } from '../accountErrors'
import type { ApiDependencies } from '../../kernel/dependencies'
import { loadLearner } from '../people/learnerAccount.repo'
import type { SessionService } from '../session/session.service'

type Dependencies = Pick<ApiDependencies, 'db'> & { sessions: SessionService }

interface At {
  request: FastifyRequest
  reply: FastifyReply
}

/** Opens a session for a learner whom a sign-in service has identified. */
export async function enterAsLearner(personId: string, { db, sessions }: Dependencies, at: At) {
  const userData = await loadLearner(db, personId)
  if (!userData) throw accountErrors.oauthRefused()
  const token = await sessions.open({ personId, role: 'user' }, at.request, at.reply)
  return { message: 'You are signed in.', data: { userData, token } }
}
