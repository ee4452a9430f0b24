import type { FastifyInstance } from 'fastify'
import { cookiesOf, SESSION_COOKIE } from '../accounts/session/cookies'
import type { SessionService } from '../accounts/session/session.service'
import type { ApiDependencies } from '../kernel/dependencies'
import { pingDatabase } from '../platform/database/pingDatabase'
import { registerContract } from '../platform/http/contract'
import { registerCors } from '../platform/http/cors'
import { createServer } from '../platform/http/createServer'
import { registerHealth } from '../platform/http/health'
import { registerOpenApi, registerOpenApiPage } from '../platform/http/openApi'
import { registerOriginGuard } from '../platform/http/originGuard'
import { rateLimits } from '../platform/http/rateLimits'

const PUBLIC_KEYS = { schema: { hide: true }, config: { rateLimit: 'asset' } } as const

/**
 * Creates the server of the main API with its guards, health checks and descriptions, but without endpoints
 * of domains.
 */
export async function createApiServer(dependencies: ApiDependencies, sessions: SessionService) {
  const { db, config, keys, checks = [] } = dependencies
  const app = await createGuardedServer(dependencies, sessions)
  registerHealth(app, [() => pingDatabase(db), ...checks])
  await registerOpenApi(app, {
    title: 'Mentor-Connect API',
    url: config.apiUrl,
    production: config.production,
    sessionCookie: cookiesOf(config.apiUrl).nameOf(SESSION_COOKIE),
  })
  await registerOpenApiPage(app)
  registerContract(app)
  app.get('/.well-known/jwks.json', PUBLIC_KEYS, async () => ({ keys: [keys.publicJwk] }))
  return app
}

async function createGuardedServer(
  { db, config, logger, uploadDir }: ApiDependencies,
  sessions: SessionService,
): Promise<FastifyInstance> {
  const limits = await rateLimits({ service: 'api', config, db, logger })
  const app = await createServer({
    logger,
    sessionOf: sessions.current,
    serviceKey: config.serviceKey,
    watchKey: config.watchKey,
    limits,
    trustedProxies: config.trustedProxies,
    https: config.apiUrl.startsWith('https:'),
    uploadDir,
  })
  await registerCors(app, config.siteUrl)
  registerOriginGuard(app, [config.siteUrl, config.apiUrl])
  app.addHook('onClose', limits.close)
  return app
}
