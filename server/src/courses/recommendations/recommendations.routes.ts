import { getRecommendations } from '@mentor-connect/contract/courses/recommendations'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import { recommendFor } from './recommendations.service'

export function registerRecommendationRoutes(app: FastifyInstance, { db }: Pick<ApiDependencies, 'db'>) {
  serve(app, getRecommendations, async ({ query }) => ({
    data: await recommendFor(db, query.userId, query.languageFirst),
  }))
}
