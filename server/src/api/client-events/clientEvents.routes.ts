import { reportClientEvent } from '@mentor-connect/shared/contracts/clientEvents'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { serve } from '../../platform/http/serve'
import { clientEventMetrics } from './clientEvents.metrics'

/** Every event is counted; of those that are like an earlier one, one in this many is written to the log. */
const LOG_ONE_IN = 20

/** Takes reports of failures from browsers. Nobody has to be signed in: a visitor's page can fail too. */
export function registerClientEventRoutes(app: FastifyInstance, metrics: Registry) {
  const count = clientEventMetrics(metrics)
  let received = 0

  serve(app, reportClientEvent, async ({ body }, { request }) => {
    count(body)
    if (received++ % LOG_ONE_IN === 0)
      request.log.warn({ event: body }, 'a part of the site failed in a browser')
    return { data: true }
  })
}
