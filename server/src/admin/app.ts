import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { registerDatabaseMetrics } from '../platform/database/database.metrics'
import { pingDatabase } from '../platform/database/pingDatabase'
import { createServer } from '../platform/http/createServer'
import { errors } from '../platform/http/errors'
import { registerHealth } from '../platform/http/health'
import { registerOriginGuard } from '../platform/http/originGuard'
import { registerMetrics } from '../platform/metrics/metrics'
import { rateLimits } from '../platform/http/rateLimits'
import { registerAnnouncementRoutes } from './announcements/announcements.routes'
import { registerAppealRoutes } from './appeals/appeals.routes'
import { registerApplicationRoutes } from './applications/applications.routes'
import { registerAuditRoutes } from './audit/audit.routes'
import { registerCaseRoutes } from './cases/cases.routes'
import { registerCertificateRoutes } from './certificates/certificates.routes'
import { registerCommunityRoutes } from './community/community.routes'
import { registerCourseRoutes } from './courses/courses.routes'
import type { AdminDependencies } from './dependencies'
import { registerFeedRoutes } from './feeds/feeds.routes'
import { registerFigureRoutes } from './figures/figures.routes'
import { registerGuardianRoutes } from './guardians/guardians.routes'
import { registerJobRoutes } from './jobs/jobs.routes'
import { registerMailRoutes } from './mails/mails.routes'
import { registerMissedSessionRoutes } from './missed-sessions/missedSessions.routes'
import { registerOpeningRoutes } from './openings/openings.routes'
import { registerPlatformOpeningRoutes } from './openings/platformOpenings.routes'
import { operatorSessions } from './passkeys/operatorSessions.service'
import { registerPasskeyRoutes } from './passkeys/passkeys.routes'
import { passkeyService } from './passkeys/passkeys.service'
import { registerPeopleRoutes } from './people/people.routes'
import { registerSkillPathRoutes } from './skill-paths/skillPaths.routes'
import { registerWaitingRoutes } from './waiting/waiting.routes'

/**
 * Builds the back office: its API below `/api`; all other paths lead to its site.
 *
 * @param site serves the composed site of the back office; undefined for only the API
 */
export async function buildAdmin(
  dependencies: AdminDependencies,
  site?: FastifyInstance,
): Promise<FastifyInstance> {
  const { db, config, clock, logger } = dependencies
  const { adminUrl } = config
  const sessions = operatorSessions({ db, adminUrl, clock })
  const limits = await rateLimits({ service: 'admin', config, db, logger })
  const app = await createServer({
    logger,
    sessionOf: async () => null,
    admitOperator: sessions.admit,
    limits,
    trustedProxies: config.trustedProxies,
    https: adminUrl.startsWith('https:'),
  })
  app.decorateRequest('operator', null)
  refuseOtherHosts(app, adminUrl)
  registerOriginGuard(app, [adminUrl])
  app.addHook('onClose', limits.close)
  registerHealth(app, [() => pingDatabase(db)])
  registerDatabaseMetrics(registerMetrics(app), db)
  const passkeys = passkeyService({ db, adminUrl, clock, logger })
  registerPasskeyRoutes(app, { ...dependencies, passkeys, sessions })
  registerWaitingRoutes(app, dependencies)
  registerApplicationRoutes(app, dependencies)
  registerOpeningRoutes(app, dependencies)
  registerPlatformOpeningRoutes(app, dependencies)
  registerFeedRoutes(app, dependencies)
  registerCommunityRoutes(app, dependencies)
  registerPeopleRoutes(app, dependencies)
  registerCaseRoutes(app, dependencies)
  registerAppealRoutes(app, dependencies)
  registerGuardianRoutes(app, dependencies)
  registerMissedSessionRoutes(app, dependencies)
  registerCourseRoutes(app, dependencies)
  registerCertificateRoutes(app, dependencies)
  registerSkillPathRoutes(app, dependencies)
  registerJobRoutes(app, dependencies)
  registerMailRoutes(app, dependencies)
  registerFigureRoutes(app, dependencies)
  registerAnnouncementRoutes(app, dependencies)
  registerAuditRoutes(app, dependencies)
  if (site) await serveSite(app, site)
  return app
}

/**
 * Refuses requests for other host names. Otherwise, a web page whose host name resolves to this machine could
 * reach the back office (DNS rebinding).
 */
function refuseOtherHosts(app: FastifyInstance, adminUrl: string) {
  const { host } = new URL(adminUrl)
  app.addHook('onRequest', async ({ headers, url }) => {
    if (headers.host !== host && !PROBES.test(url)) throw errors.notFound('Address')
  })
}

const PROBES = /^\/(healthz|readyz)$/

/** Passes requests for all other paths to the app of the site, which sets its own headers. */
async function serveSite(app: FastifyInstance, site: FastifyInstance) {
  await site.ready()
  const pass = (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack()
    // Avoids a warning of Node: two apps add listeners for the end of each response.
    reply.raw.setMaxListeners(20)
    site.routing(request.raw, reply.raw)
  }
  app.get('/*', { schema: { hide: true }, config: { rateLimit: 'asset' } }, pass)
  app.addHook('onClose', () => site.close())
}
