import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { answers } from '../platform/database/answers'
import { createServer } from '../platform/http/createServer'
import { errors } from '../platform/http/errors'
import { registerHealth } from '../platform/http/health'
import { registerMetrics } from '../platform/http/metrics'
import { registerOriginGuard } from '../platform/http/originGuard'
import { registerAccountDataRoutes } from './account-data/accountData.routes'
import { accountDataService } from './account-data/accountData.service'
import { chatPeople } from './account-data/chatPeople'
import { registerAuthRoutes } from './auth/auth.routes'
import { registerPasswordResetRoutes } from './auth/passwordReset.routes'
import { matchesPassword } from './auth/passwords'
import { registerOauthRoutes } from './auth/oauth.routes'
import { registerChatDetailsRoutes } from './chat-details/chatDetails.routes'
import { registerAuthoringRoutes } from './authoring/authoring.routes'
import { registerCertificateRoutes } from './certificates/certificates.routes'
import { registerClientEventRoutes } from './client-events/clientEvents.routes'
import { registerCourseRoutes } from './courses/courses.routes'
import type { ApiDependencies } from './dependencies'
import { registerFileRoutes } from './files/files.routes'
import { fileService } from './files/files.service'
import { registerLearnerRoutes } from './learners/learners.routes'
import { registerMediaRoutes } from './media/media.routes'
import { registerMentorAreaRoutes } from './mentor-area/mentorArea.routes'
import { registerMentorRoutes } from './mentors/mentors.routes'
import { registerOpenApi } from './openapi'
import { registerProfileRoutes } from './profiles/profiles.routes'
import { registerRecommendationRoutes } from './recommendations/recommendations.routes'
import { registerReviewRoutes } from './reviews/reviews.routes'
import { GOOGLE_ACCOUNTS } from './seed/googleAccounts'
import { registerSessionRoutes } from './session/session.routes'
import { sessionService } from './session/session.service'
import { registerSignInService } from './sign-in-service/registerSignInService'

/** The main API, put together. Whoever builds it owns the database and closes it after the app. */
export async function buildApi(dependencies: ApiDependencies): Promise<FastifyInstance> {
  const { db, config, keys, logger } = dependencies
  const sessions = sessionService(dependencies)
  const app = await createServer({
    logger,
    sessionOf: sessions.current,
    trustedProxies: config.trustedProxies,
    https: config.apiUrl.startsWith('https:'),
  })
  await app.register(cors, {
    origin: [config.siteUrl],
    credentials: true,
    methods: ['GET', 'POST'],
    maxAge: 600,
  })
  registerOriginGuard(app, [config.siteUrl, config.apiUrl])
  registerHealth(app, () => answers(db))
  await registerOpenApi(app, config.apiUrl)
  app.get('/.well-known/jwks.json', { schema: { hide: true } }, async () => ({ keys: [keys.publicJwk] }))

  await app.register(async (guarded) => {
    await guarded.register(rateLimit, {
      max: config.authRequestsPerMinute,
      timeWindow: '1 minute',
      errorResponseBuilder: errors.rateLimited,
    })
    registerAuthRoutes(guarded, { ...dependencies, sessions })
    registerPasswordResetRoutes(guarded, dependencies)
    const accountData = accountDataService({ ...dependencies, chat: chatPeople(config) })
    registerAccountDataRoutes(guarded, { db, sessions, accountData, matchesPassword })
    registerOauthRoutes(guarded, { ...dependencies, sessions })
  })
  await registerSignInService(app, config, GOOGLE_ACCOUNTS)
  registerSessionRoutes(app, { ...dependencies, sessions })
  registerCourseRoutes(app, dependencies)
  registerLearnerRoutes(app, dependencies)
  registerReviewRoutes(app, dependencies)
  registerRecommendationRoutes(app, dependencies)
  registerMentorRoutes(app, dependencies)
  registerCertificateRoutes(app, dependencies)
  registerMediaRoutes(app, dependencies)
  registerFileRoutes(app, dependencies)
  const uploads = fileService(dependencies)
  registerProfileRoutes(app, { ...dependencies, uploads })
  registerAuthoringRoutes(app, { ...dependencies, uploads })
  registerMentorAreaRoutes(app, { ...dependencies, uploads })
  await registerClientEventRoutes(app, registerMetrics(app))
  registerChatDetailsRoutes(app, dependencies)
  return app
}
