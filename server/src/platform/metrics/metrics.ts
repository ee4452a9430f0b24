import type { FastifyInstance } from 'fastify'
import { Registry, collectDefaultMetrics } from 'prom-client'
import { registerRequestMetrics } from './requests.metrics'

declare module 'fastify' {
  interface FastifyInstance {
    /** Set on every server whose metrics can be read (`serveMetrics`). */
    metrics?: Registry
  }
}

/** Node includes this in every event loop delay that it reports. */
const EVENT_LOOP_PRECISION_MS = 20

/** The metrics of a process and of its requests; features add theirs to the registry. */
export function registerMetrics(app: FastifyInstance): Registry {
  const registry = new Registry()
  app.decorate('metrics', registry)
  registerRequestMetrics(app, registry)
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: EVENT_LOOP_PRECISION_MS })
  return registry
}
