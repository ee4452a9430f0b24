import { listChatJobs, retryChatJobs } from '@mentor-connect/shared/contracts/serviceJobs'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import type { ChatDependencies } from '../dependencies'

/** The jobs of chat, for operators: they work at the main API's database. */
export function registerJobRoutes(app: FastifyInstance, jobs: ChatDependencies['jobs']) {
  serve(app, listChatJobs, async ({ body: { states, limit } }) => ({ data: await jobs.list(states, limit) }))

  serve(app, retryChatJobs, async ({ body: { id } }) => ({ data: { retried: await jobs.retry(id) } }))
}
