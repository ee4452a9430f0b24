import type { FastifyInstance, FastifyRequest } from 'fastify'
import { registerDatabaseMetrics } from '../platform/database/database.metrics'
import { pingDatabase } from '../platform/database/pingDatabase'
import type { Session } from '../platform/http/access'
import { registerContract } from '../platform/http/contract'
import { registerCors } from '../platform/http/cors'
import { createServer } from '../platform/http/createServer'
import { registerHealth } from '../platform/http/health'
import { registerOpenApi, registerOpenApiJson } from '../platform/http/openApi'
import { registerMetrics } from '../platform/metrics/metrics'
import { registerJobMetrics } from '../platform/metrics/jobs.metrics'
import { rateLimits } from '../platform/http/rateLimits'
import { bearerOf, verifyBearer } from '../platform/keys/bearer'
import { registerAccessRoutes } from './access/access.routes'
import { handleAttachments } from './attachments/attachments.jobs'
import { registerAttachmentRoutes } from './attachments/attachments.routes'
import type { Bus } from './bus/bus'
import { LocalBus } from './bus/localBus'
import { chatNode } from './chatNode'
import { registerCallRoutes } from './calls/calls.routes'
import { handleSessionCalls } from './calls/sessionCalls.jobs'
import { registerConversationRoutes } from './conversations/conversations.routes'
import { handleBlocks } from './conversations/blocks.jobs'
import { handleReports } from './conversations/reports.jobs'
import type { ChatDependencies } from './dependencies'
import { registerJobRoutes } from './jobs/jobs.routes'
import { TokenBuckets } from './limits/tokenBucket'
import { registerSearchRoutes } from './search/search.routes'
import { handleRoomNews } from './rooms/roomNews.jobs'
import { handleTeamActivity } from './rooms/teamActivity.jobs'
import { registerRoomRoutes } from './rooms/rooms.routes'
import { handleUnread } from './unread/unreadJobs'
import { registerPersonalDataRoutes } from './personal-data/personalData.routes'

/** Builds the chat service. The caller owns the database and closes it after the app. */
export async function buildChat(dependencies: ChatDependencies): Promise<FastifyInstance> {
  const { db, config, jobs, keySet, clock, logger } = dependencies

  const bus = await chooseBus(dependencies)
  const node = chatNode({ ...dependencies, bus })

  async function sessionOf(request: FastifyRequest): Promise<Session | null> {
    const token = bearerOf(request.headers.authorization)
    if (!token) return null
    const verdict = await verifyBearer(keySet, token, { issuer: config.apiUrl, now: clock() })
    if (verdict.kind !== 'valid') return null
    const access = await node.access.check(verdict.claims)
    if (access.kind === 'ended') return null
    return { ...verdict.claims, ...(access.kind === 'restricted' && { restriction: access.by }) }
  }

  const https = config.chatUrl.startsWith('https:')
  const limits = await rateLimits({ service: 'chat', config, db, logger })
  const app = await createServer({
    logger,
    sessionOf,
    serviceKey: config.serviceKey,
    limits,
    trustedProxies: config.trustedProxies,
    https,
  })
  app.addHook('onClose', limits.close)
  await registerCors(app, config.siteUrl)
  await registerOpenApi(app, {
    title: 'Mentor-Connect chat',
    url: config.chatUrl,
    production: config.production,
  })
  registerOpenApiJson(app)
  registerContract(app)
  handleBlocks(dependencies)
  handleReports(dependencies)
  handleAttachments(dependencies)
  handleUnread({ ...dependencies, bus })
  handleRoomNews({ ...dependencies, bus })
  handleTeamActivity(dependencies)
  handleSessionCalls({ ...dependencies, calls: node.calls })
  registerHealth(app, [() => pingDatabase(db), ...(dependencies.checks ?? [])])
  const registry = registerMetrics(app)
  registerDatabaseMetrics(registry, db)
  registerJobMetrics(registry, jobs)
  node.registerMetrics(registry)
  registerJobRoutes(app, jobs)
  const { messenger, calls } = node
  registerConversationRoutes(app, { ...dependencies, messenger, calls })
  registerCallRoutes(app, { ...dependencies, messenger, calls })
  registerSearchRoutes(app, dependencies)
  registerRoomRoutes(app, { ...dependencies, messenger, calls, rooms: node.rooms })
  registerPersonalDataRoutes(app, { ...dependencies, messenger, calls })
  registerAccessRoutes(app, node.access)
  registerAttachmentRoutes(app, dependencies)
  app.addHook('onReady', async () => {
    await node.start(app)
    jobs.start()
  })
  app.addHook('preClose', async () => {
    await jobs.stop()
    await node.stop()
  })
  return app
}

/** Returns a local bus for a single node, or a Redis bus for several nodes. */
async function chooseBus({ config, timing, clock, logger }: ChatDependencies): Promise<Bus> {
  const rate = { perSecond: config.chatMessagesPerSecond, burst: config.chatMessageBurst }
  const local = new LocalBus(new TokenBuckets(rate, clock))
  if (!config.redisUrl) return local
  const { RedisBus } = await import('./bus/redisBus')
  const { presenceLifetime } = timing
  return new RedisBus({ url: config.redisUrl, rate, presenceLifetime, local, logger })
}
