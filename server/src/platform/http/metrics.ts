import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Registry, collectDefaultMetrics } from 'prom-client'
import type { Config } from '../config/config'
import { bearerOf } from '../keys/bearer'
import { isSameSecret, showsServiceKey } from '../keys/serviceKey'
import { registerRequestMetrics } from './requests.metrics'

/**
 * `/metrics` in the text format of Prometheus: the process, its requests and the metrics of features. In production, and wherever
 * METRICS_TOKEN is set, it requires that token or the service key.
 */
export function registerMetrics(
  app: FastifyInstance,
  config: Pick<Config, 'metricsToken' | 'serviceKey' | 'production'>,
): Registry {
  const registry = new Registry()
  registerRequestMetrics(app, registry)
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 })
  app.get('/metrics', { logLevel: 'warn', schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, config)) return reply.callNotFound()
    reply.type(registry.contentType).header('cache-control', 'no-store')
    return registry.metrics()
  })
  return registry
}

function mayRead(
  request: FastifyRequest,
  { metricsToken, serviceKey, production }: Parameters<typeof registerMetrics>[1],
): boolean {
  if (!metricsToken && !production) return true
  const token = bearerOf(request.headers.authorization)
  const showsToken = metricsToken !== undefined && token !== undefined && isSameSecret(token, metricsToken)
  return showsToken || showsServiceKey(request, serviceKey)
}
