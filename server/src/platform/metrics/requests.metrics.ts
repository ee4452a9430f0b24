import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'

declare module 'fastify' {
  interface FastifyRequest {
    /** What is counted instead of the declared route, where one route has all pages. */
    countedAs?: { route: string; area?: string }
  }
}

/** Seconds: from an answer out of memory to an upload. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/**
 * Rate, errors and duration of requests. They are counted by the route as it is declared: an address as it was sent would
 * be one more series for each visitor who makes one up.
 */
export function registerRequestMetrics(app: FastifyInstance, registry: Registry) {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route and class of status, and pages by their area, with their duration',
    labelNames: ['method', 'route', 'status', 'area'],
    buckets: BUCKETS,
    registers: [registry],
  })
  app.addHook('onResponse', async ({ method, routeOptions, countedAs }, reply) => {
    const { route, area } = countedAs ?? { route: routeOptions.url ?? 'none' }
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    duration.observe({ method, route, status, ...(area && { area }) }, reply.elapsedTime / 1000)
  })
}
