import { getSuspension } from '@mentor-connect/contract/trust/restrictions'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import { findSuspension } from '../people/sanctions.repo'

/** Mounts the endpoint that tells a suspended person the reason for the suspension. */
export function registerSuspensionRoutes(
  app: FastifyInstance,
  { db, config }: Pick<ApiDependencies, 'db' | 'config'>,
) {
  serve(app, getSuspension, async (_, { session }) => {
    const suspension = await findSuspension(db, callerOf(session))
    if (!suspension) return { data: null }
    const { person_id: userId, imposed_at: since, until } = suspension
    const { supportEmail } = config
    const reason = suspension.reason ?? ''
    return { data: { userId, reason, since, ...(until && { until }), supportEmail } }
  })
}
