import { celebrateCourse } from '@mentor-connect/contract/learning/celebrations'
import type { FastifyInstance } from 'fastify'
import type { ApiDependencies } from '../../kernel/dependencies'
import { serve } from '../../platform/http/serve'
import { celebrationService } from './celebrations.service'

export function registerCelebrationRoutes(
  app: FastifyInstance,
  dependencies: Pick<ApiDependencies, 'db' | 'clock' | 'config' | 'mails' | 'jobs'>,
) {
  const celebrations = celebrationService(dependencies)

  serve(app, celebrateCourse, async ({ body: { userId, ...rest } }) => ({
    data: await celebrations.celebrate({ learnerId: userId, ...rest }),
  }))
}
