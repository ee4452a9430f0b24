import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { readConfig, type Config } from '../config/config'
import type { ServerName } from '../config/processes'
import { errorReports } from '../errors/errorReports'
import { serveMetrics } from './serveMetrics'
import { startTracing } from '../tracing/startTracing'
import { PRODUCT } from '../version/productVersion'
import { compileLargeSchemas } from '../http/validation/compiledSchemas'
import { createLogger } from './logger'
import { makeFolder } from './makeFolder'
import { shutdownOf, shutdownTiming, type Shutdown } from './shutdown'
import { explainStartFailure } from './startFailure'
import { startWatchdog } from './watchdog'

export interface Service {
  /** Name of the process. It is used in the logs and selects the settings that are read. */
  name: ServerName
  port: (config: Config) => number
  /** The environment variable that sets the port. */
  portVariable: string
  /** Returns the address to listen on; default: `HOST`. */
  host?: (config: Config) => string
  /** Returns the public address. */
  url: (config: Config) => string
  /** Builds the application. Closing the application must release all its resources. */
  build: (config: Config, logger: FastifyBaseLogger) => Promise<FastifyInstance>
  /** Interval in which the main thread must signal the watchdog that it runs, in ms; tests pass a shorter one. */
  beatMs?: number
}

/**
 * Number of connections that the system queues until this process accepts them, up to the system's limit
 * (4,096 on Linux). When all connections of chat come back after a restart, those above Node's default of 511
 * would have to wait at least one second longer.
 */
const CONNECTION_BACKLOG = 4_096

/** Runs one process of the server until it is stopped. A failed start ends it with a plain message. */
export async function runService(service: Service): Promise<void> {
  try {
    const config = readConfig(process.env, service.name)
    const errors = reportsOf(config, service.name)
    const logger = createLogger(service.name, config.logLevel, { onError: errors?.report })
    const sendTraces = await startTracing(config, service.name, logger)
    // The site needs no data folder: it may run with a read-only file system.
    if (service.name !== 'site') makeFolder(config.dataDir, 'DATA_DIR')
    const app = await service.build(config, logger)
    compileLargeSchemas()
    await serveMetrics(app, service.name, config)
    app.addHook('onClose', async () => void (await Promise.all([sendTraces(), errors?.idle()])))
    endInOrder(shutdownOf(app, shutdownTiming(config.shutdownGrace)), logger)
    const host = service.host?.(config) ?? config.host
    await app.listen({ port: service.port(config), host, backlog: CONNECTION_BACKLOG })
    const url = service.url(config)
    logger.info({ url, ...PRODUCT, node: process.versions.node }, 'ready')
    // The watchdog starts only now, because a migration may keep the main thread busy for longer than the
    // watchdog allows.
    startWatchdog({ service: service.name, logLevel: config.logLevel, beatMs: service.beatMs })
    process.send?.({ type: 'ready', url })
  } catch (error) {
    process.stderr.write(`${explainStartFailure(error, service.portVariable)}\n`)
    process.exit(1)
  }
}

function reportsOf({ sentryDsn, appEnv }: Config, service: ServerName) {
  return sentryDsn ? errorReports({ dsn: sentryDsn, service, environment: appEnv }) : undefined
}

/**
 * Shuts down gracefully on signals, if the parent process has exited, and after an uncaught error, which
 * leaves the process in an undefined state.
 */
function endInOrder(shutdown: Shutdown, logger: FastifyBaseLogger) {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void shutdown({ signal }, 0))
  process.once('disconnect', () => void shutdown({ signal: 'disconnect' }, 0))
  const onDefect = (error: unknown, origin: string) => {
    logger.fatal({ err: error, origin }, 'an uncaught error ends this process')
    void shutdown({ origin }, 1)
  }
  process.on('uncaughtException', onDefect)
  process.on('unhandledRejection', (error) => onDefect(error, 'unhandledRejection'))
}
