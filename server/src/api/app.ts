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
import { registerSuspensionRoutes } from '../accounts/access/suspension.routes'
import { registerAccountDataRoutes } from './account-data/accountData.routes'
import { accountDataService } from './account-data/accountData.service'
import { chatPeople } from './account-data/chatPeople'
import { registerAccountSecurityRoutes } from '../accounts/account-security/accountSecurity.routes'
import { registerAgeRoutes } from '../trust/age/age.routes'
import { registerAnnouncementRoutes } from '../messages/announcements/announcements.routes'
import { registerAssessmentRoutes } from '../learning/assessments/assessments.routes'
import { registerAuthRoutes } from '../accounts/auth/auth.routes'
import { registerPasswordResetRoutes } from '../accounts/auth/passwordReset.routes'
import { registerOauthRoutes } from '../accounts/auth/oauth.routes'
import { registerOpenIdRoutes } from '../accounts/auth/open-id/openId.routes'
import { registerChatDetailsRoutes } from './chat-details/chatDetails.routes'
import { registerBlockRoutes } from '../trust/blocks/blocks.routes'
import { registerAuthoringRoutes } from '../courses/authoring/authoring.routes'
import { registerCareerRoutes } from '../learning/careers/careers.routes'
import { registerConsentRoutes } from '../accounts/consent/consent.routes'
import { registerCertificateRoutes } from '../learning/certificates/certificates.routes'
import { registerClientEventRoutes } from './client-events/clientEvents.routes'
import { registerCourseRoutes } from '../courses/catalogue/courses.routes'
import type { ApiDependencies } from '../kernel/dependencies'
import { registerDiscussionRoutes } from '../courses/discussions/discussions.routes'
import { handleFileDeletion } from '../kernel/files/collectOrphans'
import { registerFileRoutes } from '../kernel/files/files.routes'
import { fileService } from '../kernel/files/files.service'
import { registerKeepAccountRoutes } from './account-data/unused-accounts/keepAccount.routes'
import { registerLearnerRoutes } from '../learning/learners/learners.routes'
import { registerLessonRoutes } from '../courses/lessons/lessons.routes'
import { registerMediaRoutes } from '../courses/media/media.routes'
import { registerMeetingRoutes } from '../mentoring/meetings/meetings.routes'
import { registerWorkshopRoutes } from '../mentoring/workshops/workshops.routes'
import { registerMentorAreaRoutes } from '../mentoring/mentor-area/mentorArea.routes'
import { registerMentorReviewRoutes } from '../mentoring/mentor-reviews/mentorReviews.routes'
import { registerMentorshipRoutes } from '../mentoring/mentorships/mentorships.routes'
import { registerMentorRoutes } from '../mentoring/mentors/mentors.routes'
import { registerNoteRoutes } from '../learning/notes/notes.routes'
import { passwordGuesses } from '../accounts/passwords/guesses.service'
import { ownerProof } from '../accounts/passwords/ownerProof'
import { registerNotificationRoutes } from '../messages/notifications/notifications.routes'
import { registerPlanRoutes } from '../learning/plan/plan.routes'
import { registerPlanSharingRoutes } from '../learning/plan/sharing/planSharing.routes'
import { registerProfileRoutes } from '../accounts/profiles/profiles.routes'
import { registerQuizRoutes } from '../courses/quizzes/quizzes.routes'
import { registerRecommendationRoutes } from '../courses/recommendations/recommendations.routes'
import { registerReleaseHealthRoutes } from './release-health/releaseHealth.routes'
import { registerReviewRoutes } from '../courses/reviews/reviews.routes'
import { reportService } from '../trust/safety/reports.service'
import { registerSafetyRoutes } from '../trust/safety/safety.routes'
import { GOOGLE_ACCOUNTS } from './seed/googleAccounts'
import { cookiesOf, SESSION_COOKIE } from '../accounts/session/cookies'
import { markOwnWrites, mayLag } from '../accounts/session/ownWrites'
import { registerSessionRoutes } from '../accounts/session/session.routes'
import { registerTaskRoutes } from '../courses/tasks/tasks.routes'
import { sessionService } from '../accounts/session/session.service'
import { registerSharePictureRoutes } from './share-pictures/sharePictures.routes'
import { registerSiteMapRoutes } from './site-map/siteMap.routes'
import { registerSignInService } from '../accounts/sign-in-service/registerSignInService'
import { registerSuggestionRoutes } from '../courses/suggestions/suggestions.routes'

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
