import type { FastifyInstance } from 'fastify'
import { errors } from '../errors'
import { requireAcceptable, requireSingleValues } from './acceptableInput'
import { boundedValidator } from './boundedValidator'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a proxy route that forwards its input unchanged. */
    acceptsAnyInput?: boolean
  }
}

/** Checks the input of every route and validates it where there is a schema. */
export function registerValidation(app: FastifyInstance) {
  app.setValidatorCompiler(boundedValidator)
  app.addHook('preValidation', async ({ url, originalUrl, params, query, body, routeOptions }) => {
    if (routeOptions.config.acceptsAnyInput) return
    // The URLs differ if the address had stray percent signs (`escapeStrayPercent`). Only a program can have
    // sent such an address to an endpoint, so it gets an error.
    if (routeOptions.config.endpoint && url !== originalUrl) throw errors.invalidAddress()
    requireAcceptable(params, 'address')
    requireSingleValues(query)
    requireAcceptable(query, 'query')
    requireAcceptable(body, 'body')
  })
}
