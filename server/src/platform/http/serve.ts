import type {
  AnyEndpoint,
  BodyOf,
  FileNameOf,
  ParamsOf,
  QueryOf,
  ReplyOf,
} from '@mentor-connect/contract/api/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requireOwner, type Session } from './access'
import { bodyLimitOf } from './bodyLimit'
import { receiveMultipart, uploadsOf } from './multipart/multipartRoute'
import type { Upload } from './multipart/receiveForm'
import { routeSchema, withNumbers } from './routeSchema'

export type { Session } from './access'

export interface Call<E extends AnyEndpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** The uploaded files by field; a field without a file has an empty list. */
  files: Record<FileNameOf<E>, Upload[]>
}

export interface Context {
  /**
   * The session. It is set unless the access of the endpoint is `public`; for these endpoints it is null for
   * visitors.
   */
  session: Session | null
  request: FastifyRequest
  reply: FastifyReply
}

/** The result of a handler: `data` of the success body, the fields next to it, and the message. */
export interface HandlerResult<E extends AnyEndpoint> {
  data: ReplyOf<E>
  message?: string
  meta?: Record<string, unknown>
}

/**
 * A handler of an endpoint. If it responds with a file, it sends the file through `reply` and returns
 * `reply`.
 */
export type Handler<E extends AnyEndpoint> = (
  call: Call<E>,
  context: Context,
) => Promise<HandlerResult<E> | FastifyReply>

/**
 * Mounts one endpoint of the contracts. The endpoint defines access, owner, rate limit, validation, success
 * body and reply filter.
 */
export function serve<E extends AnyEndpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: routeSchema(endpoint),
    bodyLimit: bodyLimitOf(endpoint),
    config: {
      endpoint,
      access: endpoint.access,
      whileRestricted: endpoint.whileRestricted,
      whilePending: endpoint.whilePending,
      isRead: endpoint.isRead,
      rateLimit: endpoint.rateLimit,
    },
    preValidation: async (request) => {
      request.query = withNumbers(endpoint.query, request.query)
      if (endpoint.files) await receiveMultipart(request, endpoint)
      // A missing body is validated as an empty object, so that the response names the missing fields.
      if (endpoint.body) request.body ??= {}
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { params, query, body } = request
      if (endpoint.owner) requireOwner(endpoint.owner, request.session, { params, query, body })
      const call = { params, query, body, files: uploadsOf(request) } as Call<E>
      // `reply` is thenable: if the handler has sent a file, this resolves to undefined once the file is sent.
      const result = (await handler(call, { session: request.session, request, reply })) as
        | HandlerResult<E>
        | undefined
      return result ? successBody(result) : reply
    },
  })
}

function successBody({ data, message = 'OK', meta }: HandlerResult<AnyEndpoint>) {
  return { message, data, ...meta }
}
