import { applyAccessChanges } from '@mentor-connect/contract/trust/restrictions'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import type { AccessService } from './access.service'

/** Receives access changes from the main API. */
export function registerAccessRoutes(app: FastifyInstance, access: AccessService) {
  serve(app, applyAccessChanges, async ({ body }) => {
    await access.apply(body)
    return { data: { applied: true } }
  })
}
