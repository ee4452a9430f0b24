import type { FastifyInstance } from 'fastify'
import { requireAcceptable, requireSingleValues } from './acceptableInput'
import { boundedValidator } from './boundedValidator'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route that hands on what it gets as it is. */
    acceptsAnyInput?: boolean
  }
}

/** Judges what every route is sent, contract or not, and validates what has a schema. */
export function registerValidation(app: FastifyInstance) {
  app.setValidatorCompiler(boundedValidator)
  app.addHook('preValidation', async ({ params, query, body, routeOptions }) => {
    if (routeOptions.config.acceptsAnyInput) return
    requireAcceptable(params, 'address')
    requireSingleValues(query)
    requireAcceptable(query, 'query')
    requireAcceptable(body, 'body')
  })
}
