import type { FastifyInstance } from 'fastify'
import { Availability, type Check } from '../availability/availability'
import { PRODUCT } from '../version/productVersion'

declare module 'fastify' {
  interface FastifyInstance {
    /** Set on every server with health checks. */
    availability?: Availability
  }
}

/**
 * `/healthz`: the process runs · `/readyz`: it can do its work, otherwise 503 with the reason; also names the version
 * that runs, and lists warnings about the settings.
 */
export function registerHealth(app: FastifyInstance, checks: Check[]) {
  const quiet = {
    logLevel: 'warn' as const,
    schema: { hide: true },
    config: { rateLimit: 'none' as const },
  }
  const availability = new Availability(checks, app.log)
  app.decorate('availability', availability)
  app.addHook('onClose', async () => availability.stop())

  app.get('/healthz', quiet, async () => ({ status: 'ok' }))

  app.get('/readyz', quiet, async (_request, reply) => {
    const reason = await availability.problem()
    const warnings = [...(app.warnings ?? [])]
    if (reason === undefined) return { status: 'ready', ...PRODUCT, ...(warnings.length > 0 && { warnings }) }
    return reply
      .status(503)
      .header('cache-control', 'no-store')
      .send({ status: 'not ready', reason, ...PRODUCT })
  })
}
