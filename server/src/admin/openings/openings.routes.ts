import {
  approveOpening,
  getWaitingOpening,
  listWaitingOpenings,
  rejectOpening,
} from '@mentor-connect/contract/admin/openings'
import type { FastifyInstance } from 'fastify'
import { recordAudit } from '../../operator/audit.repo'
import { errors } from '../../platform/http/errors'
import { openingApproval } from '../../work/posting/approval.service'
import { actingAs, type AdminDependencies } from '../dependencies'
import { serveOperator } from '../serveOperator'
import { findWaiting, waitingPage } from './openings.query'

/** Decisions about the first openings of posters. */
export function registerOpeningRoutes(app: FastifyInstance, dependencies: AdminDependencies) {
  const { db } = dependencies
  const approval = openingApproval(dependencies)

  serveOperator(app, listWaitingOpenings, async ({ query }) => ({ data: await waitingPage(db, query.after) }))

  serveOperator(app, getWaitingOpening, async ({ params: { id } }) => {
    const opening = await findWaiting(db, id)
    if (!opening) throw errors.notFound('Opening')
    return { data: opening }
  })

  serveOperator(app, approveOpening, async ({ params: { id }, body: { version } }, { operator }) => {
    await approval.approve(id, version, (tx) =>
      recordAudit(tx, actingAs(dependencies, operator), { act: 'openings approve', target: id }),
    )
    return { data: { id } }
  })

  serveOperator(app, rejectOpening, async ({ params: { id }, body }, { operator }) => {
    const reason = body.reason.trim()
    await approval.reject(id, body.version, reason, (tx) =>
      recordAudit(tx, actingAs(dependencies, operator), { act: 'openings reject', target: id, reason }),
    )
    return { data: { id } }
  })
}
