import { apiDatabaseOf, openContext } from '../operator/openContext'
import { ConfigError } from '../platform/config/config'
import { runService } from '../platform/process/runService'
import { buildSite } from '../site/app'
import { buildAdmin } from './app'
import { siteConfigOf } from './siteConfig'
import { waitForApiDatabase } from './waitForApiDatabase'

await runService({
  name: 'admin',
  port: ({ adminPort }) => {
    if (!adminPort) throw new ConfigError(['ADMIN_PORT is missing: set it to the port of the back office.'])
    return adminPort
  },
  portVariable: 'ADMIN_PORT',
  // The back office listens only on localhost: people reach it through a reverse proxy or a tunnel.
  host: () => 'localhost',
  url: (config) => config.adminUrl,
  build: async (config, logger) => {
    await waitForApiDatabase(apiDatabaseOf(config), logger)
    const context = await openContext(config)
    const app = await buildAdmin({ ...context, logger }, await buildSite(siteConfigOf(config), logger))
    app.addHook('onClose', () => context.db.destroy())
    return app
  },
})
