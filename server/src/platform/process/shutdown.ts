import type { FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'

export interface ShutdownTiming {
  /** ms for which new requests are still taken, so that load balancers can notice that this process is not ready. */
  grace: number
  /** ms after the beginning when connections are cut, whatever is still going on on them. */
  cut: number
  /** ms after the beginning when the process ends, whatever still runs. */
  end: number
}

const END_MS = 10_000
/** What is left for closing the database once the connections are gone. */
const CLOSING_MS = 3_000

export function shutdownTiming(grace: number): ShutdownTiming {
  return { grace: Math.min(grace, END_MS - 2 * CLOSING_MS), cut: END_MS - CLOSING_MS, end: END_MS }
}

export type Shutdown = (reason: object, exitCode: number) => Promise<void>

/**
 * Returns how to end this process in order: not ready, grace, no new connections, what is running finishes, everything is
 * closed. It takes at most `timing.end`, whatever clients do. Only the first call counts.
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
      app.log.error('what still runs is given up')
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
