import type { FastifyHttpOptions } from 'fastify'
import type { Server } from 'node:http'

/** Timeouts for clients, in ms. */
export interface ClientLimits {
  /** Maximum time to receive all headers of a request. */
  headers: number
  /** Maximum time to receive a request with its body, at any speed. */
  request: number
  /**
   * Maximum time between two requests on a connection. It is longer than the idle timeout of load balancers.
   */
  idle: number
  /** After this time, a client must have sent or received at least `bytesPerSecond` on average. */
  gracePeriod: number
  bytesPerSecond: number
  /** Maximum time in which no byte is sent or received, although the client could send or receive. */
  stalled: number
  /**
   * Maximum number of requests on a connection that have no response yet (pipelining). Unlike the other
   * limits, it is not a time.
   */
  unanswered: number
  /** Interval between two checks of the connections. */
  sweep: number
}

/**
 * 4 KB/s is half the rate of the slowest mobile networks. At this rate 20 MB of files would take 85 minutes, so one
 * request also has a time limit.
 */
export const CLIENT_LIMITS: ClientLimits = {
  headers: 20_000,
  request: 15 * 60_000,
  idle: 72_000,
  gracePeriod: 15_000,
  bytesPerSecond: 4 * 1024,
  // The timeout is long because operating systems buffer data, so that a slow client may show no progress for
  // a while.
  stalled: 60_000,
  unanswered: 20,
  sweep: 1_000,
}

/** Returns the timeouts that Node and Fastify enforce themselves. */
export function serverTimeouts({ headers, request, idle, sweep }: ClientLimits): FastifyHttpOptions<Server> {
  return {
    http: { headersTimeout: headers, connectionsCheckingInterval: Math.min(5 * sweep, headers) },
    requestTimeout: request,
    keepAliveTimeout: idle,
  }
}
