import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/**
 * Allows only pages of the site to read responses. During an outage, the proxy responds instead of the
 * service, with the same headers: `deploy/caddy/Caddyfile`.
 */
export async function registerCors(app: FastifyInstance, siteUrl: string) {
  await app.register(cors, {
    origin: [siteUrl],
    credentials: true,
    methods: ['GET', 'POST'],
    exposedHeaders: ['retry-after'],
    maxAge: 600,
  })
}
