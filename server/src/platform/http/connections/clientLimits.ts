import type { FastifyHttpOptions } from 'fastify'
import type { Server } from 'node:http'

/** How long clients may take. Times in ms. */
export interface ClientLimits {
  /** Until all headers of a request are there. */
  headers: number
  /** For one request with its body, however fast it comes. */
  request: number
  /** Between two requests of one connection; longer than load balancers keep theirs. */
  idle: number
  /** After so long of waiting for a client, what it sends or takes must have reached `bytesPerSecond`. */
  patience: number
  bytesPerSecond: number
  /** For a client that is waited for and neither sends nor takes a byte, whatever it did before. */
  stalled: number
  /** Requests that one connection may have sent without waiting for their answers. */
  unanswered: number
  /** How often connections are looked at. */
  sweep: number
}

/** 4 KB/s is half of what the slowest mobile network carries; 20 MB of files take 85 minutes at it, so a limit remains. */
export const CLIENT_LIMITS: ClientLimits = {
  headers: 20_000,
  request: 15 * 60_000,
  idle: 72_000,
  patience: 15_000,
  bytesPerSecond: 4 * 1024,
  // A system hands on nothing more until its buffers have room again: slow clients are still for a while.
  stalled: 60_000,
  unanswered: 20,
  sweep: 1_000,
}

/** What Node and Fastify watch over by themselves. */
export function serverTimeouts({ headers, request, idle, sweep }: ClientLimits): FastifyHttpOptions<Server> {
  return {
    http: { headersTimeout: headers, connectionsCheckingInterval: Math.min(5 * sweep, headers) },
    requestTimeout: request,
    keepAliveTimeout: idle,
  }
}
