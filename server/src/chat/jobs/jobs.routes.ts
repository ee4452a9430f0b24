import { listChatJobs, retryChatJobs } from '@mentor-connect/contract/api/serviceJobs'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import type { ChatDependencies } from '../dependencies'

/**
 * Endpoints with which operators manage the jobs of chat, because their commands have no access to the
 * database of chat.
 */
export function registerJobRoutes(app: FastifyInstance, jobs: ChatDependencies['jobs']) {
  serve(app, listChatJobs, async ({ body }) => ({ data: await jobs.list(body) }))

  serve(app, retryChatJobs, async ({ body: { id } }) => ({ data: { retried: await jobs.retry(id) } }))
}
