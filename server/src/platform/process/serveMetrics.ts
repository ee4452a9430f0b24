import type { FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { Registry } from 'prom-client'
import type { Config } from '../config/config'
import { SERVERS, type ServerName } from '../config/processes'
import { explainStartFailure, StartError } from './startFailure'

/**
 * Serves `/metrics` in the text format of Prometheus, on a port that is not public. No token is needed,
 * because the server listens only on METRICS_HOST. It is closed together with the app.
 */
export async function serveMetrics(
  app: FastifyInstance,
  service: ServerName,
  { metricsPort, metricsHost }: Pick<Config, 'metricsPort' | 'metricsHost'>,
): Promise<void> {
  const registry = app.metrics
  if (!registry || metricsPort === undefined) return
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end()
    void answer(response, registry)
  })
  const listening = once(server, 'listening')
  server.listen(metricsPort + SERVERS.indexOf(service), metricsHost)
  await listening.catch((error: unknown) => {
    throw new StartError(explainStartFailure(error, 'METRICS_PORT'))
  })
  app.addHook('onClose', async () => {
    server.close()
    server.closeAllConnections()
  })
}

/** Sends the metrics. If a metric cannot read the database, the scrape fails, and Prometheus sets `up` to 0. */
async function answer(response: ServerResponse, registry: Registry) {
  try {
    const text = await registry.metrics()
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text)
  } catch {
    response.writeHead(503).end()
  }
}
