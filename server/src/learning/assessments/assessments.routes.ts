import {
  finishAssessment,
  getAssessment,
  removeAssessmentResult,
  saveAssessmentAnswer,
} from '@mentor-connect/contract/learning/assessments'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import { assessmentService } from './assessments.service'

export function registerAssessmentRoutes(
  app: FastifyInstance,
  dependencies: Pick<ApiDependencies, 'db' | 'clock'>,
) {
  const assessments = assessmentService(dependencies)

  serve(app, getAssessment, async (_, { session }) => ({
    data: await assessments.read(callerOf(session)),
  }))

  serve(app, saveAssessmentAnswer, async ({ body: { userId, ...answer } }) => {
    await assessments.save({ ...answer, learnerId: userId })
    return { data: {} }
  })

  serve(app, finishAssessment, async ({ body: { userId, language } }) => ({
    data: await assessments.finish(userId, language),
  }))

  serve(app, removeAssessmentResult, async ({ params: { id }, body: { userId } }) => {
    await assessments.remove(userId, id)
    return { data: {} }
  })
}
