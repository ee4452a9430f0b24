import type { Failure } from '@mentor-connect/shared/contracts/wire'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, errors } from './errors'

/** Turns everything that goes wrong into the one failure body. */
export function registerFailures(app: FastifyInstance) {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendFailure(error, request, reply))
  app.setNotFoundHandler((request, reply) => sendFailure(errors.notFound('Address'), request, reply))
}

function sendFailure(error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply) {
  const failure = error instanceof ApiError ? error : fromFramework(error)
  if (!failure) {
    request.log.error({ err: error }, 'request failed')
    return reply.status(500).send(internal(request.id))
  }
  const { message, code, fields, cause } = failure
  if (cause !== undefined) request.log.error({ err: cause }, message)
  return reply.status(failure.status).send({ message, code, ...(fields && { fields }) } satisfies Failure)
}

function internal(requestId: string): Failure {
  return { message: 'Something went wrong on our side. Try again in a moment.', code: 'internal', requestId }
}

/** Fastify's own refusals of a request (4xx) have no code of ours; anything else is a fault of the server. */
function fromFramework(error: FastifyError): ApiError | undefined {
  const status = error.statusCode ?? 500
  if (status < 400 || status >= 500) return undefined
  return new ApiError(status, 'invalid_input', REFUSALS[status] ?? 'The request is not valid.')
}

const REFUSALS: Record<number, string> = {
  400: 'The body of the request cannot be read.',
  413: 'What was sent is too large.',
  415: 'Send the body as JSON.',
}
