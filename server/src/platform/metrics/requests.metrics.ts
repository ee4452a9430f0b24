import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The route and area to count instead of the declared route. They are needed for the route that serves
     * all pages.
     */
    countedAs?: { route: string; area?: string }
  }
}

/**
 * Upper bounds of the histogram, in seconds. The shortest is the time of a response from memory, the longest
 * that of an upload.
 */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/**
 * Registers metrics of the rate, errors and duration of requests. They are counted by the declared route. If
 * they were counted by the requested address, anybody could add time series by requesting invented addresses.
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
