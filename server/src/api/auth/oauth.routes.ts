import { signInWithOauth } from '@mentor-connect/contract/api/oauth'
import type { FastifyInstance } from 'fastify'
import { errors } from '../../platform/http/errors'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../dependencies'
import { loadLearner } from '../people/learnerAccount.repo'
import type { SessionService } from '../session/session.service'
import { oauthService } from './oauth.service'
import { signInVendor } from './oauth.vendor'

type Dependencies = ApiDependencies & { sessions: SessionService }

/** Sign-in through the hosted sign-in service. */
export function registerOauthRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const { db, config, sessions } = dependencies
  const vendor = config.signIn && signInVendor(config.signIn, config.siteUrl)
  const exchange = vendor && oauthService({ ...dependencies, vendor })

  serve(app, signInWithOauth, async ({ body: { token, ...agreement } }, { request, reply }) => {
    if (!exchange) throw errors.oauthUnavailable()
    const personId = await exchange(token, agreement).catch((error: Error) => {
      request.log.info({ err: error.cause ?? error }, 'the exchange of a sign-in was refused')
      throw error
    })
    const userData = await loadLearner(db, personId)
    if (!userData) throw errors.oauthRefused()
    const bearer = await sessions.open({ personId, role: 'user' }, request, reply)
    return { message: 'You are signed in.', data: { userData, token: bearer } }
  })
}
