import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import { tmpdir } from 'node:os'
import { followRequests } from '../tracing/currentRequest'
import { traceRequests } from '../tracing/traceRequests'
import type { RateLimits } from './rateLimits'
import type { SessionSource } from './access'
import { registerAdmission } from './admission'
import { BODY_LIMIT_BYTES } from './bodyLimit'
import { CLIENT_LIMITS, serverTimeouts, type ClientLimits } from './connections/clientLimits'
import { guardConnections } from './connections/connections'
import { errors } from './errors'
import { STRAY_PERCENT_OPTIONS } from './escapeStrayPercent'
import { registerFailures, sendFailure } from './failures'
import { registerMultipart } from './multipart/multipartRoute'
import { registerProxyCheck } from './proxyCheck'
import { fieldMessages } from './validation/fieldMessages'
import { registerValidation } from './validation/registerValidation'
import { requestId, withTraceId } from './requestId'
import { personHash, RequestLog } from './requestLog'
import { registerSafeHeaders } from './safeHeaders'
import { registerSerializer } from './sharedSerializer'

export interface ServerOptions {
  logger?: FastifyBaseLogger
  sessionOf: SessionSource
  /** Admits an operator of the back office, or throws. If undefined, requests to endpoints of operators get 404. */
  admitOperator?: (request: FastifyRequest) => Promise<void>
  /** Key that grants access to `service` endpoints, without rate limits. If undefined, nobody has access to them. */
  serviceKey?: string
  /** Key that grants access to `watch` endpoints. If undefined, nobody has access to them. */
  watchKey?: string
  /** If undefined, there are no rate limits. */
  limits?: RateLimits
  /** Addresses or ranges of reverse proxies whose forwarding headers are trusted. */
  trustedProxies: string[]
  /** True if the public address of this server is https. */
  https: boolean
  /** Folder for temporary uploads; defaults to the system's temporary folder. */
  uploadDir?: string
  /** Timeouts for clients; tests pass shorter ones. */
  clientLimits?: ClientLimits
}

/**
 * Creates a Fastify instance with the features that all services share: strict validation, one format of
 * error responses, request ids, security headers.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const clientLimits = options.clientLimits ?? CLIENT_LIMITS
  const hashPerson = personHash(options.serviceKey)
  const app: FastifyInstance = Fastify({
    ...serverTimeouts(clientLimits),
    ...STRAY_PERCENT_OPTIONS,
    ...(options.logger && { loggerInstance: options.logger }),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: options.trustedProxies.length > 0 ? options.trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: true },
    genReqId: requestId,
    logController: new RequestLog(hashPerson),
    childLoggerFactory: withTraceId,
    schemaErrorFormatter: (found, part) => errors.invalidInput(fieldMessages(found, part)),
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
  })
  followRequests(app)
  traceRequests(app)
  guardConnections(app, clientLimits)
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  // This process itself serves only http, so an https address requires a proxy.
  if (options.https) registerProxyCheck(app)
  registerAdmission(app, options)
  app.decorate('hashPerson', hashPerson)
  registerValidation(app)
  registerSerializer(app)
  tolerateEmptyJson(app)
  registerFailures(app)
  await registerMultipart(app, options.uploadDir ?? tmpdir())
  await app.register(cookie)
  await registerSafeHeaders(app, {
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    https: options.https,
    // The site has another origin, and its pages show pictures from this server.
    more: { crossOriginResourcePolicy: { policy: 'cross-origin' } },
  })
  return app
}

/** Accepts an empty body with a JSON content type, which some clients send. */
function tolerateEmptyJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request: FastifyRequest, body: string, done) =>
      body === '' ? done(null, undefined) : parse(request, body, done),
  )
}
