import { API_CONTRACT_PATH, serviceContract } from '@mentor-connect/contract/api/apiContract'
import type { AnyEndpoint } from '@mentor-connect/contract/api/endpoint'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint of the contract from which the route was mounted. */
    endpoint?: AnyEndpoint
  }
}

/**
 * Publishes the endpoints of the service, so that a release of an area can be compared with the deployed service. Must
 * be registered before the routes.
 */
export function registerContract(app: FastifyInstance) {
  const endpoints: AnyEndpoint[] = []
  let text: string | undefined
  app.addHook('onRoute', ({ method, config }) => {
    // The method is compared because Fastify adds a HEAD route to each GET route.
    if (config?.endpoint?.method === method) endpoints.push(config.endpoint)
  })
  app.get(API_CONTRACT_PATH, { schema: { hide: true } }, async (_request, reply) => {
    text ??= JSON.stringify(serviceContract(endpoints))
    return reply.type('application/json').send(text)
  })
}
