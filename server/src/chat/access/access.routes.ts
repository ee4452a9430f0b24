import { applyAccessChanges } from '@mentor-connect/shared/contracts/restrictions'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import type { AccessService } from './access.service'

/** Where the main API says who has lost access, and who has it again. */
export function registerAccessRoutes(app: FastifyInstance, access: AccessService) {
  serve(app, applyAccessChanges, async ({ body }) => {
    await access.apply(body)
    return { data: { applied: true } }
  })
}
