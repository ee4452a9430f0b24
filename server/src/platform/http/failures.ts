import type { Failure } from '@mentor-connect/contract/api/wire'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { OUTAGE_MESSAGES, outageOf, type Outage } from '../availability/unavailable'
import { ApiError, errors } from './errors'

/** Converts every error to an error response with the same format. */
export function registerFailures(app: FastifyInstance) {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendFailure(error, request, reply))
  app.setNotFoundHandler((request, reply) => sendFailure(errors.notFound('Address'), request, reply))
}

/** Sends the error response for a thrown error. */
export function sendFailure(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const outage = error instanceof ApiError ? undefined : outageOf(error)
  if (outage) return sendOutage(outage, error, request, reply)
  const failure = error instanceof ApiError ? error : fromFramework(error)
  if (!failure) {
    request.log.error({ err: error, ...ofRequest(request) }, 'request failed')
    return reply.status(500).send(internal(request.id))
  }
  const { message, code, fields, reason, nextSlots, cause, retryAfterSeconds } = failure
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  // Client errors are not logged, because the response contains all that is known about them.
  if (cause !== undefined && failure.status >= 500)
    request.log.error({ err: cause, ...ofRequest(request) }, message)
  const body: Failure = {
    message,
    code,
    ...(fields && { fields }),
    ...(reason && { reason }),
    ...(nextSlots && { nextSlots }),
  }
  return reply.status(failure.status).send(body)
}

function sendOutage(outage: Outage, error: Error, request: FastifyRequest, reply: FastifyReply) {
  request.log.error({ err: error, ...ofRequest(request) }, OUTAGE_MESSAGES[outage])
  request.server.availability?.report(outage)
  const { status, code, message, retryAfterSeconds } = errors.unavailable(outage)
  const body = { message, code, requestId: request.id } satisfies Failure
  return reply.status(status).header('retry-after', String(retryAfterSeconds)).send(body)
}

/** Returns the fields of a log line about an error: the route, and the pseudonym of the person. */
function ofRequest({ session, routeOptions, server }: FastifyRequest) {
  const person = session && server.hashPerson?.(session.personId)
  return { route: routeOptions.url, ...(person && { person }) }
}

function internal(requestId: string): Failure {
  return { message: 'Something went wrong on our side. Try again in a moment.', code: 'internal', requestId }
}

/**
 * Converts Fastify's own 4xx errors to API errors. Returns undefined for everything else, which is an error
 * of the server.
 */
function fromFramework(error: Partial<FastifyError>): ApiError | undefined {
  const status = error.statusCode ?? 500
  if (status < 400 || status >= 500) return undefined
  if (status === 413) return errors.tooLarge()
  return new ApiError(status, 'invalid_input', REFUSALS[status] ?? 'The request is not valid.')
}

const REFUSALS: Record<number, string> = {
  400: 'The body of the request cannot be read.',
  415: 'Send the body as JSON.',
}
