import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../config/config'
import type { ServerName } from '../config/processes'
import { PRODUCT } from '../version/productVersion'
import { setTracing } from './tracing'

/** Minimum time in ms between two warnings while the collector is unavailable. */
const WARN_EVERY_MS = 60_000
/**
 * Maximum time in ms for sending the last traces when the process ends. Traces that are not sent by then are
 * lost.
 */
const LAST_SEND_MS = 2_000

type Settings = Pick<
  Config,
  'otelExporterOtlpEndpoint' | 'otelExporterOtlpHeaders' | 'otelResourceAttributes' | 'otelTracesSamplerArg'
>

/**
 * Starts to send traces if the settings name a collector. Otherwise nothing is loaded.
 *
 * @returns a function that sends the last traces
 */
export async function startTracing(
  config: Settings,
  service: ServerName,
  logger: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const { otelExporterOtlpEndpoint: endpoint } = config
  if (!endpoint) return async () => undefined
  const { openTelemetry } = await import('./openTelemetry')
  let warnedAt = -Infinity
  const tracing = openTelemetry({
    endpoint,
    headers: config.otelExporterOtlpHeaders,
    share: config.otelTracesSamplerArg,
    attributes: {
      'service.namespace': 'mentor-connect',
      'service.name': service,
      'service.version': PRODUCT.version,
      'vcs.ref.head.revision': PRODUCT.commit,
      ...config.otelResourceAttributes,
    },
    onError(error) {
      if (performance.now() - warnedAt < WARN_EVERY_MS) return
      warnedAt = performance.now()
      logger.warn({ err: error }, 'traces could not be sent')
    },
  })
  setTracing(tracing)
  return async () => {
    const sent = tracing.close().catch(() => undefined)
    await Promise.race([sent, sleep(LAST_SEND_MS, undefined, { ref: false })])
  }
}
