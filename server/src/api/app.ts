import type { FastifyInstance } from 'fastify'
import { registerDatabaseMetrics } from '../platform/database/database.metrics'
import { pingDatabase } from '../platform/database/pingDatabase'
import { primaryReads } from '../platform/database/replica/reads'
import { registerReplicaMetrics } from '../platform/database/replica/replica.metrics'
import { registerContract } from '../platform/http/contract'
import { registerCors } from '../platform/http/cors'
import { createServer } from '../platform/http/createServer'
import { registerHealth } from '../platform/http/health'
import { registerMetrics } from '../platform/metrics/metrics'
import { registerOpenApi, registerOpenApiPage } from '../platform/http/openApi'
import { registerOriginGuard } from '../platform/http/originGuard'
import { rateLimits } from '../platform/http/rateLimits'
import { registerJobMetrics } from '../platform/metrics/jobs.metrics'
import { accountServices } from '../accounts/domain'
import { serveDomains } from './domains'
import { registerAccountDataRoutes } from './account-data/accountData.routes'
import { accountDataService } from './account-data/accountData.service'
import { chatPeople } from '../kernel/chat-service/chatPeople'
import { registerChatFileRoutes } from './chat-files/chatFiles.routes'
import { registerChatDetailsRoutes } from './chat-details/chatDetails.routes'
import { registerClientEventRoutes } from './client-events/clientEvents.routes'
import type { ApiDependencies } from '../kernel/dependencies'
import { registerOperationMetrics } from '../kernel/operation-notes/operation.metrics'
import { handleFileDeletion } from '../kernel/files/collectOrphans'
import { registerFileRoutes } from '../kernel/files/files.routes'
import { fileService } from '../kernel/files/files.service'
import { registerKeepAccountRoutes } from './account-data/unused-accounts/keepAccount.routes'
import { registerReleaseHealthRoutes } from './release-health/releaseHealth.routes'
import { GOOGLE_ACCOUNTS } from './seed/googleAccounts'
import { cookiesOf, SESSION_COOKIE } from '../accounts/session/cookies'
import { markOwnWrites, mayLag } from '../accounts/session/ownWrites'
import { registerSharePictureRoutes } from './share-pictures/sharePictures.routes'
import { registerSiteMapRoutes } from './site-map/siteMap.routes'
import { registerSignInService } from '../accounts/sign-in-service/registerSignInService'

const PUBLIC_KEYS = { schema: { hide: true }, config: { rateLimit: 'asset' } } as const

/** Builds the main API. The caller owns the database and closes it after the app. */
export async function buildApi(dependencies: ApiDependencies): Promise<FastifyInstance> {
  const { db, replica, config, jobs, keys, logger } = dependencies
  const services = accountServices(dependencies)
  const limits = await rateLimits({ service: 'api', config, db, logger })
  const app = await createServer({
    logger,
    sessionOf: services.sessions.current,
    serviceKey: config.serviceKey,
    watchKey: config.watchKey,
    limits,
    trustedProxies: config.trustedProxies,
    https: config.apiUrl.startsWith('https:'),
    uploadDir: dependencies.uploadDir,
  })
  await registerCors(app, config.siteUrl)
  registerOriginGuard(app, [config.siteUrl, config.apiUrl])
  app.addHook('onClose', limits.close)
  registerHealth(app, [() => pingDatabase(db), ...(dependencies.checks ?? [])])
  await registerOpenApi(app, {
    title: 'Mentor-Connect API',
    url: config.apiUrl,
    production: config.production,
    sessionCookie: cookiesOf(config.apiUrl).nameOf(SESSION_COOKIE),
  })
  await registerOpenApiPage(app)
  registerContract(app)
  app.get('/.well-known/jwks.json', PUBLIC_KEYS, async () => ({ keys: [keys.publicJwk] }))

  const chat = chatPeople(config)
  const { sessions, proof } = services
  const accountData = accountDataService({ ...dependencies, chat })
  registerAccountDataRoutes(app, { db, sessions, accountData, proof })
  registerKeepAccountRoutes(app, dependencies)
  await registerSignInService(app, config, GOOGLE_ACCOUNTS)
  if (replica) markOwnWrites(app, { apiUrl: config.apiUrl, maxLag: config.databaseReplicaLag })
  const uploads = fileService(dependencies)
  await serveDomains(app, {
    ...dependencies,
    ...services,
    reads: replica ?? primaryReads(db),
    mayLag: mayLag(config.apiUrl),
    uploads,
    chat,
  })
  registerSharePictureRoutes(app, dependencies)
  registerSiteMapRoutes(app, dependencies)
  registerFileRoutes(app, dependencies)
  const registry = registerMetrics(app)
  registerDatabaseMetrics(registry, db)
  registerJobMetrics(registry, jobs)
  registerOperationMetrics(registry, { files: dependencies.files, dataDir: config.dataDir })
  if (replica) registerReplicaMetrics(registry, replica)
  registerClientEventRoutes(app, dependencies, registry)
  registerReleaseHealthRoutes(app, dependencies, registry)
  registerChatDetailsRoutes(app, dependencies)
  registerChatFileRoutes(app, { ...dependencies, uploads })
  handleFileDeletion(dependencies)
  app.addHook('onReady', async () => jobs.start())
  app.addHook('onClose', () => jobs.stop())
  return app
}
