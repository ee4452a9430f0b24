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
import { rateLimits } from '../platform/limits/rateLimits'
import { registerJobMetrics } from '../platform/jobs/jobs.metrics'
import { registerSuspensionRoutes } from './access/suspension.routes'
import { registerAccountDataRoutes } from './account-data/accountData.routes'
import { accountDataService } from './account-data/accountData.service'
import { chatPeople } from './account-data/chatPeople'
import { registerAccountSecurityRoutes } from './account-security/accountSecurity.routes'
import { registerAgeRoutes } from './age/age.routes'
import { registerAnnouncementRoutes } from './announcements/announcements.routes'
import { registerAssessmentRoutes } from './assessments/assessments.routes'
import { registerAuthRoutes } from './auth/auth.routes'
import { registerPasswordResetRoutes } from './auth/passwordReset.routes'
import { registerOauthRoutes } from './auth/oauth.routes'
import { registerOpenIdRoutes } from './auth/open-id/openId.routes'
import { registerChatDetailsRoutes } from './chat-details/chatDetails.routes'
import { registerBlockRoutes } from './blocks/blocks.routes'
import { registerAuthoringRoutes } from './authoring/authoring.routes'
import { registerCareerRoutes } from './careers/careers.routes'
import { registerConsentRoutes } from './consent/consent.routes'
import { registerCertificateRoutes } from './certificates/certificates.routes'
import { registerClientEventRoutes } from './client-events/clientEvents.routes'
import { registerCourseRoutes } from './courses/courses.routes'
import type { ApiDependencies } from './dependencies'
import { registerDiscussionRoutes } from './discussions/discussions.routes'
import { handleFileDeletion } from './files/collectOrphans'
import { registerFileRoutes } from './files/files.routes'
import { fileService } from './files/files.service'
import { registerKeepAccountRoutes } from './account-data/unused-accounts/keepAccount.routes'
import { registerLearnerRoutes } from './learners/learners.routes'
import { registerLessonRoutes } from './lessons/lessons.routes'
import { registerMediaRoutes } from './media/media.routes'
import { registerMeetingRoutes } from './meetings/meetings.routes'
import { registerWorkshopRoutes } from './workshops/workshops.routes'
import { registerMentorAreaRoutes } from './mentor-area/mentorArea.routes'
import { registerMentorReviewRoutes } from './mentor-reviews/mentorReviews.routes'
import { registerMentorshipRoutes } from './mentorships/mentorships.routes'
import { registerMentorRoutes } from './mentors/mentors.routes'
import { registerNoteRoutes } from './notes/notes.routes'
import { passwordGuesses } from './passwords/guesses.service'
import { ownerProof } from './passwords/ownerProof'
import { registerNotificationRoutes } from './notifications/notifications.routes'
import { registerPlanRoutes } from './plan/plan.routes'
import { registerPlanSharingRoutes } from './plan/sharing/planSharing.routes'
import { registerProfileRoutes } from './profiles/profiles.routes'
import { registerQuizRoutes } from './quizzes/quizzes.routes'
import { registerRecommendationRoutes } from './recommendations/recommendations.routes'
import { registerReleaseHealthRoutes } from './release-health/releaseHealth.routes'
import { registerReviewRoutes } from './reviews/reviews.routes'
import { reportService } from './safety/reports.service'
import { registerSafetyRoutes } from './safety/safety.routes'
import { GOOGLE_ACCOUNTS } from './seed/googleAccounts'
import { cookiesOf, SESSION_COOKIE } from './session/cookies'
import { markOwnWrites, mayLag } from './session/ownWrites'
import { registerSessionRoutes } from './session/session.routes'
import { registerTaskRoutes } from './tasks/tasks.routes'
import { sessionService } from './session/session.service'
import { registerSharePictureRoutes } from './share-pictures/sharePictures.routes'
import { registerSiteMapRoutes } from './site-map/siteMap.routes'
import { registerSignInService } from './sign-in-service/registerSignInService'
import { registerSuggestionRoutes } from './suggestions/suggestions.routes'

const PUBLIC_KEYS = { schema: { hide: true }, config: { rateLimit: 'asset' } } as const

/** Builds the main API. The caller owns the database and closes it after the app. */
export async function buildApi(dependencies: ApiDependencies): Promise<FastifyInstance> {
  const { db, replica, config, jobs, keys, logger } = dependencies
  const sessions = sessionService(dependencies)
  const limits = await rateLimits({ service: 'api', config, db, logger })
  const app = await createServer({
    logger,
    sessionOf: sessions.current,
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

  const guesses = passwordGuesses(dependencies)
  const proof = ownerProof({ ...dependencies, guesses })
  registerAuthRoutes(app, { ...dependencies, sessions, guesses })
  registerPasswordResetRoutes(app, { ...dependencies, sessions, guesses })
  const chat = chatPeople(config)
  const accountData = accountDataService({ ...dependencies, chat })
  registerAccountDataRoutes(app, { db, sessions, accountData, proof })
  registerAccountSecurityRoutes(app, { ...dependencies, sessions, proof })
  await registerOauthRoutes(app, { ...dependencies, sessions })
  registerOpenIdRoutes(app, { ...dependencies, sessions })
  await registerSignInService(app, config, GOOGLE_ACCOUNTS)
  registerSuspensionRoutes(app, dependencies)
  registerAgeRoutes(app, dependencies)
  registerKeepAccountRoutes(app, dependencies)
  registerConsentRoutes(app, dependencies)
  const reports = reportService({ ...dependencies, transcript: chat.transcript })
  registerSafetyRoutes(app, { ...dependencies, reports })
  registerSessionRoutes(app, { ...dependencies, sessions })
  if (replica) markOwnWrites(app, { apiUrl: config.apiUrl, maxLag: config.databaseReplicaLag })
  const lists = { ...dependencies, reads: replica ?? primaryReads(db), mayLag: mayLag(config.apiUrl) }
  registerCourseRoutes(app, lists)
  registerSuggestionRoutes(app, dependencies)
  registerLearnerRoutes(app, dependencies)
  registerQuizRoutes(app, dependencies)
  registerBlockRoutes(app, dependencies)
  registerDiscussionRoutes(app, dependencies)
  registerNoteRoutes(app, dependencies)
  registerAssessmentRoutes(app, dependencies)
  registerCareerRoutes(app, dependencies)
  registerPlanRoutes(app, dependencies)
  registerPlanSharingRoutes(app, dependencies)
  registerReviewRoutes(app, dependencies)
  registerNotificationRoutes(app, dependencies)
  registerRecommendationRoutes(app, dependencies)
  registerMentorRoutes(app, lists)
  registerCertificateRoutes(app, dependencies)
  registerSharePictureRoutes(app, dependencies)
  registerSiteMapRoutes(app, dependencies)
  registerAnnouncementRoutes(app, dependencies)
  registerMediaRoutes(app, dependencies)
  registerFileRoutes(app, dependencies)
  const uploads = fileService(dependencies)
  registerProfileRoutes(app, { ...dependencies, uploads })
  registerAuthoringRoutes(app, { ...dependencies, uploads })
  registerLessonRoutes(app, { ...dependencies, uploads })
  registerTaskRoutes(app, { ...dependencies, uploads })
  registerMeetingRoutes(app, dependencies)
  registerMentorshipRoutes(app, dependencies)
  registerMentorReviewRoutes(app, dependencies)
  registerWorkshopRoutes(app, dependencies)
  registerMentorAreaRoutes(app, { ...dependencies, uploads })
  const registry = registerMetrics(app)
  registerDatabaseMetrics(registry, db)
  registerJobMetrics(registry, jobs)
  if (replica) registerReplicaMetrics(registry, replica)
  registerClientEventRoutes(app, dependencies, registry)
  registerReleaseHealthRoutes(app, dependencies, registry)
  registerChatDetailsRoutes(app, dependencies)
  handleFileDeletion(dependencies)
  app.addHook('onReady', async () => jobs.start())
  app.addHook('onClose', () => jobs.stop())
  return app
}
