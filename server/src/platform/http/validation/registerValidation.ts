import type { FastifyInstance } from 'fastify'
import { requireAcceptable, requireSingleValues } from './acceptableInput'
import { boundedValidator } from './boundedValidator'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a proxy route that forwards its input unchanged. */
    acceptsAnyInput?: boolean
  }
}

/** Checks the input of every route and validates it where there is a schema. */
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
