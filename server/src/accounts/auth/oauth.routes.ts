import { signInWithOauth } from '@mentor-connect/contract/accounts/oauth'
import type { FastifyInstance } from 'fastify'
import type { SignInService } from '../../platform/config/signIn'
import { accountErrors } from '../accountErrors'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { SessionService } from '../session/session.service'
import { enterAsLearner } from './enterAsLearner'
import { oauthService } from './oauth.service'

type Dependencies = ApiDependencies & { sessions: SessionService }

/** Sign-in through the hosted sign-in service. */
export async function registerOauthRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const { config } = dependencies
  const vendor = config.signIn && (await vendorOf(config.signIn, config.siteUrl))
  const exchange = vendor && oauthService({ ...dependencies, vendor })

  serve(app, signInWithOauth, async ({ body: { token, ...agreement } }, at) => {
    if (!exchange) throw accountErrors.oauthUnavailable()
    const personId = await exchange(token, agreement).catch((error: Error) => {
      at.request.log.info({ err: error.cause ?? error }, 'the exchange of a sign-in was refused')
      throw error
    })
    return enterAsLearner(personId, dependencies, at)
  })
}

/** Loads the vendor's SDK on demand, because servers without a sign-in service do not need it. */
async function vendorOf(signIn: SignInService, siteUrl: string) {
  const { signInVendor } = await import('./oauth.vendor')
  return signInVendor(signIn, siteUrl)
}
