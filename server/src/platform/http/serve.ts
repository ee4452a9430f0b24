import type {
  AnyEndpoint,
  BodyOf,
  FileNameOf,
  ParamsOf,
  QueryOf,
  ReplyOf,
} from '@mentor-connect/shared/contracts/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from './access'
import { bodyLimitOf } from './bodyLimit'
import { receiveMultipart, uploadsOf } from './multipart/multipartRoute'
import type { Upload } from './multipart/receiveForm'
import { routeSchema, withNumbers } from './routeSchema'

export type { Session } from './access'

export interface Call<E extends AnyEndpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** What was uploaded, by field; a field without a file has an empty list. */
  files: Record<FileNameOf<E>, Upload[]>
}

export interface Context {
  /** There for every endpoint whose access is not `public`; else only when the caller happens to be signed in. */
  session: Session | null
  request: FastifyRequest
  reply: FastifyReply
}

/** What a handler answers: `data` of the success body, what stands beside it, and the message. */
export interface Answer<E extends AnyEndpoint> {
  data: ReplyOf<E>
  message?: string
  beside?: Record<string, unknown>
}

/** An endpoint that answers a file sends it through `reply` and returns that. */
export type Handler<E extends AnyEndpoint> = (
  call: Call<E>,
  context: Context,
) => Promise<Answer<E> | FastifyReply>

/** Mounts one endpoint of the contracts: access, rate limit, validation, success body and reply filter come from it. */
export function serve<E extends AnyEndpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: routeSchema(endpoint),
    bodyLimit: bodyLimitOf(endpoint),
    config: {
      access: endpoint.access,
      whileRestricted: endpoint.whileRestricted,
      rateLimit: endpoint.rateLimit,
    },
    preValidation: async (request) => {
      request.query = withNumbers(endpoint.query, request.query)
      if (endpoint.files) await receiveMultipart(request, endpoint)
      // A missing body is judged as an empty one, so that the answer can name the fields which are missing.
      if (endpoint.body) request.body ??= {}
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { params, query, body } = request
      const call = { params, query, body, files: uploadsOf(request) } as Call<E>
      // A handler that has sent a file answers its reply, which resolves to nothing once it is sent.
      const answer = (await handler(call, { session: request.session, request, reply })) as
        Answer<E> | undefined
      return answer ? successBody(answer) : reply
    },
  })
}

function successBody({ data, message = 'OK', beside }: Answer<AnyEndpoint>) {
  return { message, data, ...beside }
}
