import rateLimit from '@fastify/rate-limit'
import { reportClientEvent } from '@mentor-connect/shared/contracts/clientEvents'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { errors } from '../../platform/http/errors'
import { serve } from '../../platform/http/serve'
import { clientEventMetrics } from './clientEvents.metrics'

const REPORTS_PER_MINUTE = 30
const BODY_LIMIT_BYTES = 2048
/** Every event is counted; of those that are like an earlier one, one in this many is written to the log. */
const LOG_ONE_IN = 20

/** Takes reports of failures from browsers. Nobody has to be signed in: a visitor's page can fail too. */
export async function registerClientEventRoutes(app: FastifyInstance, metrics: Registry) {
  const count = clientEventMetrics(metrics)
  let received = 0

  await app.register(async (guarded) => {
    await guarded.register(rateLimit, {
      max: REPORTS_PER_MINUTE,
      timeWindow: '1 minute',
      errorResponseBuilder: errors.rateLimited,
    })
    guarded.addHook('onRoute', (route) => void (route.bodyLimit = BODY_LIMIT_BYTES))
    serve(guarded, reportClientEvent, async ({ body }, { request }) => {
      count(body)
      if (received++ % LOG_ONE_IN === 0)
        request.log.warn({ event: body }, 'a part of the site failed in a browser')
      return { data: true }
    })
  })
}
