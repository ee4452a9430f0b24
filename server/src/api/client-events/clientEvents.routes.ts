import { reportClientEvent } from '@mentor-connect/contract/api/clientEvents'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { serve } from '../../platform/http/serve'
import type { SiteReader } from '../published/publishedNames'
import { clientEventMetrics } from './clientEvents.metrics'

/** Every event is counted, but only one in this many repeated events is logged. */
const LOG_ONE_IN = 20

/** Receives reports of failures from browsers, including those of visitors. */
export function registerClientEventRoutes(app: FastifyInstance, site: SiteReader, metrics: Registry) {
  const count = clientEventMetrics(metrics, site)
  let received = 0

  serve(app, reportClientEvent, async ({ body }, { request }) => {
    await count(body)
    if (received++ % LOG_ONE_IN === 0)
      request.log.warn({ event: body }, 'a part of the site failed in a browser')
    return { data: true }
  })
}
