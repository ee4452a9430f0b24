import { getFigures } from '@mentor-connect/contract/admin/figures'
import type { FastifyInstance } from 'fastify'
import type { AdminDependencies } from '../dependencies'
import { serveOperator } from '../serveOperator'
import { figuresOf } from './figures.service'

export function registerFigureRoutes(app: FastifyInstance, { db, clock }: AdminDependencies) {
  serveOperator(app, getFigures, async ({ query: { range = 'days30' } }) => ({
    data: { rows: await figuresOf(db, range, clock()) },
  }))
}
