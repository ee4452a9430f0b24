import { finishOpenIdSignIn, startOpenIdSignIn } from '@mentor-connect/contract/accounts/openId'
import type { FastifyInstance } from 'fastify'
import { errors } from '../../../platform/http/errors'
import { serve } from '../../../platform/http/serve'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { cookiesOf, OPEN_ID_COOKIE } from '../../session/cookies'
import { newSecret } from '../../../platform/keys/secrets'
import type { SessionService } from '../../session/session.service'
import { enterAsLearner } from '../enterAsLearner'
import { ATTEMPT_LIFETIME_MS, openIdService } from './openId.service'
import { openIdVendor } from './openId.vendor'

type Dependencies = ApiDependencies & { sessions: SessionService }

/**
 * Sign-in at an OpenID Connect provider. The API itself never redirects: the page of the site does, so no
 * request can choose the target.
 */
export function registerOpenIdRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const { config } = dependencies
  const cookies = cookiesOf(config.apiUrl)
  const vendor = config.openId && openIdVendor(config.openId, `${config.siteUrl}/signup`)
  const service = vendor && openIdService({ ...dependencies, vendor })
  const requireService = () => {
    if (!service) throw errors.notFound('OpenID Connect provider')
    return service
  }

  serve(app, startOpenIdSignIn, async ({ body: { language } }, { request, reply }) => {
    // All tabs of a browser share one secret, so that attempts in several tabs do not invalidate each other.
    const browser = cookies.read(request, OPEN_ID_COOKIE) ?? newSecret()
    const url = await requireService().start(browser, language)
    cookies.keep(reply, OPEN_ID_COOKIE, browser, ATTEMPT_LIFETIME_MS)
    return { message: 'Go to the sign-in provider.', data: { url } }
  })

  serve(app, finishOpenIdSignIn, async ({ body }, at) => {
    const { consentVersion, language, ...returned } = body
    const browser = cookies.read(at.request, OPEN_ID_COOKIE)
    const personId = await requireService()
      .finish(browser, returned, { consentVersion, language })
      .catch((error: Error) => {
        at.request.log.warn({ err: error.cause ?? error }, 'a sign-in at the provider was refused')
        throw error
      })
    const entered = await enterAsLearner(personId, dependencies, at)
    cookies.clear(at.reply, OPEN_ID_COOKIE)
    return entered
  })
}
