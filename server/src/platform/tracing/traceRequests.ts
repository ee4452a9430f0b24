import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readTraceparent, traceIdOf } from './traceContext'
import { currentTracing, type RequestSpan } from './tracing'

/** Records the requests of a server, if tracing is on. Call it before other hooks are added. */
export function traceRequests(app: FastifyInstance): void {
  const tracing = currentTracing()
  if (!tracing) return
  const spans = new WeakMap<FastifyRequest, RequestSpan>()

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, raw, routeOptions } = request
    const { url: route = 'none', logLevel } = routeOptions
    // Probes and other routes that are not logged are not traced either.
    if (logLevel === 'warn') return done()
    const parentId = readTraceparent(raw)?.parentId
    const span = tracing.request({ method, route, traceId: traceIdOf(raw), parentId })
    spans.set(request, span)
    span.run(done)
  })
  // The asynchronous context is entered again, because it is lost when the body is read.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.run(done)
    else done()
  })
  app.addHook('onError', async (request, _reply, error) => spans.get(request)?.fail(error))
  // One route serves all pages, so the page is known only when the request ends.
  app.addHook('onResponse', async (request, { statusCode }) =>
    spans.get(request)?.end(statusCode, request.countedAs?.route),
  )
}
