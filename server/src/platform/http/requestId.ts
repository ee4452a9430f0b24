import type { FastifyServerOptions } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { traceIdOf } from '../tracing/traceContext'

const GIVEN_ID = /^[\w-]{8,64}$/

/** Returns the id that a proxy has assigned, otherwise the id of the trace. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && GIVEN_ID.test(given) ? given : traceIdOf(request)
}

/** Adds the id of the trace to the log lines of a request to which a proxy has assigned an id. */
export const withTraceId: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  logger,
  bindings,
  options,
  request,
) => {
  const traceId = traceIdOf(request)
  return logger.child({ ...bindings, ...(bindings['reqId'] !== traceId && { traceId }) }, options)
}
