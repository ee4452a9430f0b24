import type { FastifyInstance } from 'fastify'
import { errors } from './errors'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses writes that a page of another site makes a browser send: such requests carry their `Origin`. */
export function registerOriginGuard(app: FastifyInstance, allowedOrigins: string[]) {
  const allowed = new Set(allowedOrigins)
  app.addHook('onRequest', async ({ method, headers }) => {
    if (SAFE_METHODS.has(method) || headers.origin === undefined) return
    if (!allowed.has(headers.origin)) throw errors.forbidden()
  })
}
