import type { FastifyInstance } from 'fastify'

/** `/healthz`: the process runs · `/readyz`: it can do its work. `check` throws when it cannot. */
export function registerHealth(app: FastifyInstance, check: () => Promise<unknown>) {
  const quiet = { logLevel: 'warn' as const, schema: { hide: true } }

  app.get('/healthz', quiet, async () => ({ status: 'ok' }))

  app.get('/readyz', quiet, async (request, reply) => {
    try {
      await check()
      return { status: 'ready' }
    } catch (error) {
      request.log.error({ err: error }, 'not ready')
      return reply.status(503).send({ status: 'not ready' })
    }
  })
}
