import { JOBS_SHOWN, listJobs, retryJobs } from '@mentor-connect/contract/admin/jobs'
import type { FastifyInstance } from 'fastify'
import { listJobs as list, retryJobs as retry } from '../../operator/jobActs'
import { actingAs, type AdminDependencies } from '../dependencies'
import { serveOperator } from '../serveOperator'

export function registerJobRoutes(app: FastifyInstance, dependencies: AdminDependencies) {
  serveOperator(app, listJobs, async ({ query: { state = 'dead' } }) => {
    const { jobs, chatError } = await list(dependencies, { states: [state], limit: JOBS_SHOWN })
    if (chatError) dependencies.logger?.warn({ err: chatError }, 'the jobs of chat are not listed')
    return { data: { jobs, hasChat: chatError === undefined } }
  })

  serveOperator(app, retryJobs, async ({ body }, { operator }) => {
    let retried = 0
    for (const id of new Set(body.ids)) retried += await retry(actingAs(dependencies, operator), id)
    return { data: { retried } }
  })
}
