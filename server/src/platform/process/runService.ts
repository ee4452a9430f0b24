import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { readConfig, type Config } from '../config/config'
import { createLogger } from './logger'
import { explainStartFailure } from './startFailure'

export interface Service {
  /** As it stands in the logs. */
  name: string
  port: (config: Config) => number
  /** The environment variable that sets the port. */
  portVariable: string
  /** The public address. */
  url: (config: Config) => string
  /** Builds the application; closing it must free everything that it holds. */
  build: (config: Config, logger: FastifyBaseLogger) => Promise<FastifyInstance>
}

/** Runs one process of the server until it is told to stop. A start that fails ends it with one plain sentence. */
export async function runService(service: Service): Promise<void> {
  try {
    const config = readConfig(process.env)
    const logger = createLogger(service.name, config.logLevel)
    const app = await service.build(config, logger)
    stopOnSignals(app, logger)
    await app.listen({ port: service.port(config), host: config.host })
    const url = service.url(config)
    logger.info({ url }, 'ready')
    process.send?.({ type: 'ready', url })
  } catch (error) {
    process.stderr.write(`${explainStartFailure(error, service.portVariable)}\n`)
    process.exit(1)
  }
}

function stopOnSignals(app: FastifyInstance, logger: FastifyBaseLogger) {
  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) return
    isStopping = true
    logger.info({ signal }, 'stopping')
    await app.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // Started by a parent that is gone: nobody is left to stop this process.
  process.once('disconnect', () => stop('disconnect'))
}
