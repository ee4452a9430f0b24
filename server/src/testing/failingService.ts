// Child process of a test: a service with routes that cause uncaught errors, or never end.
import Fastify from 'fastify'
import { guardConnections } from '../platform/http/connections/connections'
import { CLIENT_LIMITS } from '../platform/http/connections/clientLimits'
import { runService } from '../platform/process/runService'

await runService({
  name: 'site',
  port: (config) => config.port,
  portVariable: 'PORT',
  url: (config) => config.siteUrl,
  beatMs: Number(process.env.TEST_BEAT_MS) || undefined,
  build: async (_config, logger) => {
    const app = Fastify({ loggerInstance: logger })
    guardConnections(app, CLIENT_LIMITS)
    app.get('/throw', async () => void setImmediate(() => fail('thrown out of band')))
    app.get('/reject', async () => void Promise.reject(new Error('rejected out of band')))
    app.get('/hang', () => {
      for (;;);
    })
    app.addHook('onClose', async () => logger.info('closed in order'))
    return app
  },
})

function fail(message: string): never {
  throw new Error(message)
}
