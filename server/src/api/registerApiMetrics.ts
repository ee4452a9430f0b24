import type { FastifyInstance } from 'fastify'
import type { ApiDependencies } from '../kernel/dependencies'
import { registerOperationMetrics } from '../kernel/operation-notes/operation.metrics'
import { registerDatabaseMetrics } from '../platform/database/database.metrics'
import { registerReplicaMetrics } from '../platform/database/replica/replica.metrics'
import { registerJobMetrics } from '../platform/metrics/jobs.metrics'
import { registerMetrics } from '../platform/metrics/metrics'
import { registerClientEventRoutes } from './client-events/clientEvents.routes'
import { registerReleaseHealthRoutes } from './release-health/releaseHealth.routes'

/**
 * Registers the metrics of the process and of the services that it uses, and the endpoints for metrics that
 * browsers measure.
 */
export function registerApiMetrics(app: FastifyInstance, dependencies: ApiDependencies) {
  const { db, replica, jobs, files, config } = dependencies
  const registry = registerMetrics(app)
  registerDatabaseMetrics(registry, db)
  registerJobMetrics(registry, jobs)
  registerOperationMetrics(registry, { files, dataDir: config.dataDir })
  if (replica) registerReplicaMetrics(registry, replica)
  registerClientEventRoutes(app, dependencies, registry)
  registerReleaseHealthRoutes(app, dependencies, registry)
}
