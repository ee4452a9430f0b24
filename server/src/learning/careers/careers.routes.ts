import { getCareer, getCareers } from '@mentor-connect/contract/learning/careers'
import type { FastifyInstance } from 'fastify'
import { errors } from '../../platform/http/errors'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import { CAREER_SUMMARIES, careerAt } from '../careerCatalogue'

export function registerCareerRoutes(app: FastifyInstance, { clock }: Pick<ApiDependencies, 'clock'>) {
  serve(app, getCareers, async () => ({ data: CAREER_SUMMARIES }))

  serve(app, getCareer, async ({ params: { id } }) => {
    const career = careerAt(id, clock())
    if (!career) throw errors.notFound('Career')
    return { data: career }
  })
}
