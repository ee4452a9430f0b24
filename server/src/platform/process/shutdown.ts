import type { FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'

export interface ShutdownTiming {
  /**
   * Time in ms for which new requests are still accepted, so that load balancers can notice that this process
   * is not ready.
   */
  grace: number
  /** Time in ms after the start of the shutdown at which remaining connections are closed. */
  cut: number
  /** Time in ms after the start of the shutdown at which the process exits, regardless of unfinished work. */
  end: number
}

const END_MS = 10_000
/** Time to close the database after the connections have ended. */
const CLOSING_MS = 3_000

export function shutdownTiming(grace: number): ShutdownTiming {
  return { grace: Math.min(grace, END_MS - 2 * CLOSING_MS), cut: END_MS - CLOSING_MS, end: END_MS }
}

export type Shutdown = (reason: object, exitCode: number) => Promise<void>

/**
 * Returns a function that shuts the process down gracefully, in at most `timing.end`: it reports that it is not ready,
 * waits for the grace period, accepts no new connections, finishes running requests and closes everything. Only the
 * first call has an effect.
 */
export function shutdownOf(
  app: FastifyInstance,
  timing: ShutdownTiming,
  exit: (code: number) => void = (code) => process.exit(code),
): Shutdown {
  let isStopping = false
  return async (reason, exitCode) => {
    if (isStopping) return
    isStopping = true
    app.log.info(reason, 'stopping')
    const cutting = setTimeout(() => {
      const connections = app.connections?.cut()
      app.log.warn({ connections }, 'connections that did not end in time were cut')
    }, timing.cut)
    const ending = setTimeout(() => {
      app.log.error('the shutdown took too long: exiting with work still running')
      exit(exitCode)
    }, timing.end)
    app.availability?.stop()
    app.connections?.refuseReuse()
    await sleep(timing.grace)
    await app.close().catch((error: unknown) => app.log.error({ err: error }, 'closing failed'))
    clearTimeout(cutting)
    clearTimeout(ending)
    exit(exitCode)
  }
}
