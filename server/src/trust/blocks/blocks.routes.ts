import { noteBlocks } from '@mentor-connect/contract/trust/blocks'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import { blockService } from './blocks.service'

/** Receives blocks from chat, because they also end sessions, mentorships and seats of the two people (ADR 309). */
export function registerBlockRoutes(app: FastifyInstance, dependencies: ApiDependencies) {
  const blocks = blockService(dependencies)

  serve(app, noteBlocks, async ({ body }) => {
    for (const state of body.states) await blocks.note(state)
    return { data: true }
  })
}
