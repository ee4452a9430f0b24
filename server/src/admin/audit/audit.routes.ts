import { listAudit, verifyAudit } from '@mentor-connect/contract/admin/audit'
import type { FastifyInstance } from 'fastify'
import { findAudit, verifyAudit as verify } from '../../operator/audit.repo'
import type { AdminDependencies } from '../dependencies'
import { serveOperator } from '../serveOperator'

export function registerAuditRoutes(app: FastifyInstance, { db }: AdminDependencies) {
  serveOperator(app, listAudit, async ({ query }) => ({ data: await findAudit(db, query) }))
  serveOperator(app, verifyAudit, async () => ({ data: await verify(db) }))
}
