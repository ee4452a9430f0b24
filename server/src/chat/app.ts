import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answers } from '../platform/database/answers'
import type { Session } from '../platform/http/access'
import { createServer } from '../platform/http/createServer'
import { registerHealth } from '../platform/http/health'
import { bearerOf, verifyBearer } from '../platform/keys/bearer'
import { chooseBus } from './bus/chooseBus'
import { chatNode } from './chatNode'
import { registerConversationRoutes } from './conversations/conversations.routes'
import { registerDigestRoutes } from './digest/digest.routes'
import { digestRounds } from './digest/digestRounds'
import type { ChatDependencies } from './dependencies'
import { registerPersonalDataRoutes } from './personal-data/personalData.routes'

/** The chat service, put together. Whoever builds it owns the database and closes it after the app. */
export async function buildChat(dependencies: ChatDependencies): Promise<FastifyInstance> {
  const { db, config, keySet, clock, logger } = dependencies

  async function sessionOf(request: FastifyRequest): Promise<Session | null> {
    const token = bearerOf(request.headers.authorization)
    if (!token) return null
    const verdict = await verifyBearer(keySet, token, { issuer: config.apiUrl, now: clock() })
    return verdict.kind === 'valid' ? verdict.claims : null
  }

  const https = config.chatUrl.startsWith('https:')
  const app = await createServer({ logger, sessionOf, trustedProxies: config.trustedProxies, https })
  await app.register(cors, {
    origin: [config.siteUrl],
    credentials: true,
    methods: ['GET', 'POST'],
    maxAge: 600,
  })
  const bus = chooseBus(dependencies)
  const node = chatNode({ ...dependencies, bus })
  const digest = digestRounds({ ...dependencies, bus })
  registerHealth(app, () => answers(db))
  registerDigestRoutes(app, dependencies)
  registerConversationRoutes(app, { ...dependencies, messenger: node.messenger })
  registerPersonalDataRoutes(app, { ...dependencies, messenger: node.messenger })
  app.addHook('onReady', async () => {
    await node.start(app)
    digest.start()
  })
  app.addHook('preClose', async () => {
    await digest.stop()
    await node.stop()
  })
  return app
}
