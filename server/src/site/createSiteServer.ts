import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { Unavailable } from '../platform/availability/unavailable'
import type { Config } from '../platform/config/config'
import { CLIENT_LIMITS, serverTimeouts } from '../platform/http/connections/clientLimits'
import { guardConnections } from '../platform/http/connections/connections'
import { STRAY_PERCENT_OPTIONS } from '../platform/http/escapeStrayPercent'
import { registerHealth } from '../platform/http/health'
import { requestId } from '../platform/http/requestId'
import { registerSafeHeaders } from '../platform/http/safeHeaders'
import { traceRequests } from '../platform/tracing/traceRequests'
import { contentSecurityPolicy } from './contentSecurityPolicy'
import { registerLivePolicy } from './livePolicy'

/**
 * Creates the server of the site with its limits, headers and health checks. It serves no pages or files yet.
 *
 * @param live the folder of the composed pages
 */
export async function createSiteServer(
  live: string,
  config: Config,
  logger?: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    ...(logger && { loggerInstance: logger }),
    genReqId: requestId,
    ...STRAY_PERCENT_OPTIONS,
    ...serverTimeouts(CLIENT_LIMITS),
  })
  traceRequests(app)
  guardConnections(app, CLIENT_LIMITS)
  await registerSafeHeaders(app, {
    contentSecurityPolicy: contentSecurityPolicy(config),
    https: config.siteUrl.startsWith('https:'),
    more: { referrerPolicy: { policy: 'strict-origin-when-cross-origin' } },
  })
  registerLivePolicy(app, live, config)
  registerHealth(app, [() => access(join(live, 'index.html')).catch(noPage)])
  return app
}

function noPage(cause: unknown): never {
  throw new Unavailable('site', { cause })
}
