import type { FastifyInstance } from 'fastify'
import { errors } from './errors'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** CSRF protection: refuses writes whose `Origin` header names another site. */
export function registerOriginGuard(app: FastifyInstance, allowedOrigins: string[]) {
  const allowed = new Set(allowedOrigins)
  app.addHook('onRequest', async ({ method, headers }) => {
    if (SAFE_METHODS.has(method) || headers.origin === undefined) return
    if (!allowed.has(headers.origin)) throw errors.forbidden()
  })
}
