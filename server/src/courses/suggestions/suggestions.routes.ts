import { getSuggestions } from '@mentor-connect/contract/courses/suggestions'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import { suggestionService } from './suggestions.service'

export function registerSuggestionRoutes(
  app: FastifyInstance,
  dependencies: Pick<ApiDependencies, 'db' | 'clock'>,
) {
  const suggestions = suggestionService(dependencies)
  serve(app, getSuggestions, async ({ query: { q } }) => ({ data: await suggestions.find(q) }))
}
