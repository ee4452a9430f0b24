import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { withFiles } from '../platform/http/multipart/withFiles'
import { SESSION_COOKIE } from './session/cookies'

/** The OpenAPI page at `/docs`, printed from the contracts. Registered before the routes that it lists. */
export async function registerOpenApi(app: FastifyInstance, apiUrl: string) {
  await app.register(swagger, {
    transform: ({ schema, url }) => ({ schema: withFiles(schema as FastifySchema), url }),
    openapi: {
      info: { title: 'Mentor-Connect API', version: '1' },
      servers: [{ url: apiUrl }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          cookie: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
        },
      },
    },
  })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
}
