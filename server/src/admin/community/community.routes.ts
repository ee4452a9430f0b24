import {
  approvePost,
  getWaitingPost,
  listWaitingPosts,
  refusePost,
} from '@mentor-connect/contract/admin/community'
import type { FastifyInstance } from 'fastify'
import { postApproval } from '../../community/posts/approval.service'
import { recordAudit } from '../../operator/audit.repo'
import { errors } from '../../platform/http/errors'
import { actingAs, type AdminDependencies } from '../dependencies'
import { serveOperator } from '../serveOperator'
import { findWaiting, waitingPage } from './community.query'

/** Decisions about the first posts of people in the community. */
export function registerCommunityRoutes(app: FastifyInstance, dependencies: AdminDependencies) {
  const { db } = dependencies
  const approval = postApproval(dependencies)

  serveOperator(app, listWaitingPosts, async ({ query }) => ({ data: await waitingPage(db, query.after) }))

  serveOperator(app, getWaitingPost, async ({ params }) => {
    const post = await findWaiting(db, params)
    if (!post) throw errors.notFound('Post')
    return { data: post }
  })

  serveOperator(app, approvePost, async ({ params, body: { version } }, { operator }) => {
    const { id } = params
    await approval.approve(params, version, (tx) =>
      recordAudit(tx, actingAs(dependencies, operator), { act: 'community approve', target: id }),
    )
    return { data: { id } }
  })

  serveOperator(app, refusePost, async ({ params, body }, { operator }) => {
    const { id } = params
    const reason = body.reason.trim()
    await approval.refuse(params, body.version, reason, (tx) =>
      recordAudit(tx, actingAs(dependencies, operator), { act: 'community refuse', target: id, reason }),
    )
    return { data: { id } }
  })
}
