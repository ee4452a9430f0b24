import { JOBS_SHOWN, listJobs, retryJob } from '@mentor-connect/contract/admin/jobs'
import type { FastifyInstance } from 'fastify'
import { listJobs as list, retryJobs } from '../../operator/jobActs'
import { errors } from '../../platform/http/errors'
import { actingAs, type AdminDependencies } from '../dependencies'
import { serveOperator } from '../serveOperator'

export function registerJobRoutes(app: FastifyInstance, dependencies: AdminDependencies) {
  serveOperator(app, listJobs, async ({ query: { state = 'dead' } }) => {
    const { jobs, chatError } = await list(dependencies, [state], JOBS_SHOWN)
    if (chatError) dependencies.logger?.warn({ err: chatError }, 'the jobs of chat are not listed')
    return { data: { jobs, hasChat: chatError === undefined } }
  })

  serveOperator(app, retryJob, async ({ params }, { operator }) => {
    const retried = await retryJobs(actingAs(dependencies, operator), params.id)
    if (retried === 0) throw errors.notFound('Job')
    return { data: { retried } }
  })
}
