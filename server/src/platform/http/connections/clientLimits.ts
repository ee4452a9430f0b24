import type { FastifyHttpOptions } from 'fastify'
import type { Server } from 'node:http'

/** Timeouts for clients, in ms. */
export interface ClientLimits {
  /** For receiving all headers of a request. */
  headers: number
  /** For receiving one request with its body, at any speed. */
  request: number
  /** Between two requests of one connection; longer than the idle timeout of load balancers. */
  idle: number
  /** After this time, a client must have sent or received at least `bytesPerSecond` on average. */
  gracePeriod: number
  bytesPerSecond: number
  /** For a client that neither sends nor receives a byte although it could. */
  stalled: number
  /** Maximum number of pipelined requests per connection. */
  unanswered: number
  /** How often connections are checked. */
  sweep: number
}

/** 4 KB/s is half of what the slowest mobile network carries; 20 MB of files take 85 minutes at it, so a limit remains. */
export const CLIENT_LIMITS: ClientLimits = {
  headers: 20_000,
  request: 15 * 60_000,
  idle: 72_000,
  gracePeriod: 15_000,
  bytesPerSecond: 4 * 1024,
  // Long, because operating systems buffer: a slow client may show no progress for a while.
  stalled: 60_000,
  unanswered: 20,
  sweep: 1_000,
}

/** The timeouts that Node and Fastify enforce themselves. */
export function serverTimeouts({ headers, request, idle, sweep }: ClientLimits): FastifyHttpOptions<Server> {
  return {
    http: { headersTimeout: headers, connectionsCheckingInterval: Math.min(5 * sweep, headers) },
    requestTimeout: request,
    keepAliveTimeout: idle,
  }
}
