import type { FastifyInstance } from 'fastify'
import { Availability, type Check } from '../availability/availability'
import { PRODUCT } from '../version/productVersion'

declare module 'fastify' {
  interface FastifyInstance {
    /** Availability of the process. Defined on every server with health checks. */
    availability?: Availability
  }
}

/**
 * Registers two endpoints. `/healthz` responds if the process runs. `/readyz` responds with 503 and the
 * reason if the process cannot do its work; it also names the running version and lists warnings about the
 * settings.
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
