import { getFigures } from '@mentor-connect/contract/admin/figures'
import type { FastifyInstance } from 'fastify'
import type { AdminDependencies } from '../dependencies'
import { serveOperator } from '../serveOperator'
import { figures } from './figures.query'

export function registerFigureRoutes(app: FastifyInstance, { db, clock }: AdminDependencies) {
  serveOperator(app, getFigures, async ({ query: { unit = 'day' } }) => ({
    data: { rows: await figures(db, unit, clock()) },
  }))
}
