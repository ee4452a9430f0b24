import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import type { RateLimits } from '../limits/rateLimits'
import type { SessionSource } from './access'
import { registerAdmission } from './admission'
import { BODY_LIMIT_BYTES } from './bodyLimit'
import { CLIENT_LIMITS, serverTimeouts, type ClientLimits } from './connections/clientLimits'
import { guardConnections } from './connections/connections'
import { errors } from './errors'
import { registerFailures, sendFailure } from './failures'
import { registerMultipart } from './multipart/multipartRoute'
import { registerProxyCheck } from './proxyCheck'
import { fieldMessages } from './validation/fieldMessages'
import { registerValidation } from './validation/registerValidation'
import { registerSafeHeaders } from './safeHeaders'
import { registerSerializer } from './sharedSerializer'

export interface ServerOptions {
  logger?: FastifyBaseLogger
  sessionOf: SessionSource
  /** Lets in whoever shows it where `service` is asked for, and exempts from all limits; without one nobody is let in. */
  serviceKey?: string
  /** Nothing is limited without it. */
  limits?: RateLimits
  /** Addresses or ranges of reverse proxies whose forwarding headers are believed. */
  trustedProxies: string[]
  /** Whether people reach this server over https. */
  https: boolean
  /** Where uploads lie until their request is answered; the system's temporary folder unless told otherwise. */
  uploadDir?: string
  /** How long clients may take; tests hand in shorter times. */
  clientLimits?: ClientLimits
}

/** A Fastify instance that speaks our wire: strict validation, one failure body, request ids, safe headers. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const clientLimits = options.clientLimits ?? CLIENT_LIMITS
  const app: FastifyInstance = Fastify({
    ...serverTimeouts(clientLimits),
    ...(options.logger && { loggerInstance: options.logger }),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: options.trustedProxies.length > 0 ? options.trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: true },
    genReqId: requestId,
    schemaErrorFormatter: (found, part) => errors.invalidInput(fieldMessages(found, part)),
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
  })
  guardConnections(app, clientLimits)
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  // People reach a server over https through a proxy: the process itself speaks http.
  if (options.https) registerProxyCheck(app)
  registerAdmission(app, options)
  registerValidation(app)
  registerSerializer(app)
  tolerateEmptyJson(app)
  registerFailures(app)
  await registerMultipart(app, options.uploadDir ?? tmpdir())
  await app.register(cookie)
  await registerSafeHeaders(app, {
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    https: options.https,
    // Pictures of this server are shown by the site, which is another origin.
    more: { crossOriginResourcePolicy: { policy: 'cross-origin' } },
  })
  return app
}

const GIVEN_ID = /^[\w-]{8,64}$/

function requestId(request: IncomingMessage) {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID()
}

/** Some clients announce JSON and send nothing. */
function tolerateEmptyJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request: FastifyRequest, body: string, done) =>
      body === '' ? done(null, undefined) : parse(request, body, done),
  )
}
