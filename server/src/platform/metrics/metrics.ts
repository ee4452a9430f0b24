import type { FastifyInstance } from 'fastify'
import { Gauge, Registry, collectDefaultMetrics } from 'prom-client'
import { PRODUCT } from '../version/productVersion'
import { registerRequestMetrics } from './requests.metrics'

declare module 'fastify' {
  interface FastifyInstance {
    /** Registry of metrics. Defined on every server whose metrics can be read (`serveMetrics`). */
    metrics?: Registry
  }
}

/**
 * Resolution of the measurement of event loop delays, in ms. Node includes it in every delay that it reports.
 */
const EVENT_LOOP_PRECISION_MS = 20

/** Registers the metrics of a process and of its requests. Features add theirs to the registry. */
export function registerMetrics(app: FastifyInstance): Registry {
  const registry = new Registry()
  app.decorate('metrics', registry)
  registerRequestMetrics(app, registry)
  registerBuildInfo(registry)
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: EVENT_LOOP_PRECISION_MS })
  return registry
}

/**
 * Registers a metric whose value is always 1. Its labels name the running version, so that a change of any
 * other metric can be compared with a change of version.
 */
function registerBuildInfo(registry: Registry) {
  const info = new Gauge({
    name: 'mentor_connect_build_info',
    help: 'Version and commit of the product, and version of Node; the value is always 1',
    labelNames: ['version', 'commit', 'node'],
    registers: [registry],
  })
  info.set({ ...PRODUCT, node: process.versions.node }, 1)
}
