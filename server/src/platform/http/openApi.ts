import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { API_CONTRACT_VERSION } from '@mentor-connect/contract/api/apiContract'
import { SERVICE_KEY_HEADER } from '@mentor-connect/contract/messages/chatInternal'
import { isInternal } from '@mentor-connect/contract/api/endpoint'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { withFiles } from './multipart/withFiles'

interface OpenApiOptions {
  title: string
  /** Public address of the service. */
  url: string
  /** If true, internal endpoints are hidden. */
  production: boolean
  /** Name of the session cookie, if the service uses one. */
  sessionCookie?: string
}

/**
 * Registers the OpenAPI description of a service, generated from the contracts. Must be called before its
 * routes are registered.
 */
export async function registerOpenApi(app: FastifyInstance, options: OpenApiOptions) {
  const { title, url, production, sessionCookie } = options
  await app.register(swagger, {
    transform: ({ schema, url: path, route }) => {
      const { access } = route.config ?? {}
      const isHidden = production && access && isInternal(access)
      return { schema: isHidden ? { hide: true } : withFiles(schema as FastifySchema), url: path }
    },
    openapi: {
      info: { title, version: API_CONTRACT_VERSION },
      servers: [{ url }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          ...(!production && {
            serviceKey: { type: 'apiKey' as const, in: 'header', name: SERVICE_KEY_HEADER },
          }),
          ...(sessionCookie && { cookie: { type: 'apiKey' as const, in: 'cookie', name: sessionCookie } }),
        },
      },
    },
  })
}

/** Serves the OpenAPI description as a page at `/docs`. */
export async function registerOpenApiPage(app: FastifyInstance) {
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    transformStaticCSP: (policy) => policy.replace("frame-ancestors 'self'", "frame-ancestors 'none'"),
  })
}

/** Serves the OpenAPI description as JSON only. */
export function registerOpenApiJson(app: FastifyInstance) {
  app.get('/docs/json', { schema: { hide: true } }, async () => app.swagger())
}
