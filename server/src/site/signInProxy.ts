import proxy from '@fastify/http-proxy'
import { SIGN_IN_PATH } from '@mentor-connect/contract/accounts/oauth'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Unavailable } from '../platform/availability/unavailable'
import type { Config } from '../platform/config/config'
import { errors } from '../platform/http/errors'
import { sendFailure } from '../platform/http/failures'

/** Timeout of the main API, in ms. */
const DEADLINE_MS = 15_000
/** Maximum size of a request in bytes. The requests of browsers to the sign-in service are small. */
const BODY_MAX_BYTES = 64 * 1024

/**
 * Serves the sign-in service on the site's origin. Requests are forwarded to the main API, which has the
 * keys.
 */
export async function registerSignInProxy(app: FastifyInstance, { apiUrl }: Pick<Config, 'apiUrl'>) {
  await app.register(proxy, {
    upstream: apiUrl,
    prefix: SIGN_IN_PATH,
    rewritePrefix: SIGN_IN_PATH,
    http: { requestOptions: { timeout: DEADLINE_MS } },
    preHandler: async (request, reply) => {
      const bytes = Number(request.headers['content-length'] ?? 0)
      if (bytes > BODY_MAX_BYTES) return sendFailure(errors.tooLarge(), request, reply)
    },
    replyOptions: {
      onError: (reply, { error }) =>
        void sendFailure(
          new Unavailable('service', { cause: error }),
          reply.request as FastifyRequest,
          reply as FastifyReply,
        ),
    },
  })
}
