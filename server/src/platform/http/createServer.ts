import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { SessionSource } from './access'
import { tmpdir } from 'node:os'
import { errors } from './errors'
import { registerFailures } from './failures'
import { fieldMessages } from './fieldMessages'
import { registerMultipart } from './multipart/multipartRoute'

export interface ServerOptions {
  logger?: FastifyBaseLogger
  sessionOf: SessionSource
  /** Addresses or ranges of reverse proxies whose forwarding headers are believed. */
  trustedProxies: string[]
  /** Whether people reach this server over https. */
  https: boolean
  /** Where uploads lie until their request is answered; the system's temporary folder unless told otherwise. */
  uploadDir?: string
}

const BODY_LIMIT_BYTES = 512 * 1024

/** A Fastify instance that speaks our wire: strict validation, one failure body, request ids, safe headers. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    ...(options.logger && { loggerInstance: options.logger }),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: options.trustedProxies.length > 0 ? options.trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: true },
    genReqId: requestId,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true } },
    schemaErrorFormatter: (found, part) => errors.invalidInput(fieldMessages(found, part)),
  })
  app.decorate('sessionOf', options.sessionOf)
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  tolerateEmptyJson(app)
  registerFailures(app)
  await registerMultipart(app, options.uploadDir ?? tmpdir())
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // Pictures of this server are shown by the site, which is another origin.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: options.https,
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
