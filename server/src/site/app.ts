import { SIGN_IN_PATH } from '@mentor-connect/contract/accounts/oauth'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { join, resolve } from 'node:path'
import type { Config } from '../platform/config/config'
import { addressOfApi } from '../platform/config/internalAddresses'
import { registerMetrics } from '../platform/metrics/metrics'
import { createSiteServer } from './createSiteServer'
import { registerPages } from './pages'
import { registerReleasedFiles } from './releasedFiles'
import { liveStateOf } from './rendering/liveState'
import { registerRendering } from './rendering/registerRendering'
import { registerSiteChanges } from './siteChanges.metrics'
import { servedPages, type ServedPages } from './servedPages'
import { registerSharedCertificates } from './sharedCertificates.routes'
import { registerSecurityContact } from './securityContact'
import { registerSiteMaps } from './site-map/siteMap.routes'

/**
 * Builds the server of the composed site folder. Files are read for each request, so the folder may be
 * replaced while the server runs.
 */
export async function buildSite(config: Config, logger?: FastifyBaseLogger): Promise<FastifyInstance> {
  const root = resolve(config.siteDir)
  // Pages contain the public address of the API; this server reads from the internal address.
  const api = { apiUrl: addressOfApi(config), serviceKey: config.serviceKey }
  // `live` is a link to the composed pages and the registry of the current state. A release replaces it with a single
  // rename.
  const live = join(root, 'live')
  const app = await createSiteServer(live, config, logger)
  const metrics = registerMetrics(app)
  registerSiteChanges(metrics, live)
  await registerReleasedFiles(app, { root, live }, config)
  if (config.signIn?.proxyUrl === SIGN_IN_PATH) {
    const { registerSignInProxy } = await import('./signInProxy')
    await registerSignInProxy(app, config)
  }
  const liveState = liveStateOf(root)
  registerSharedCertificates(app, { ...config, ...api })
  registerSecurityContact(app, config)
  registerSiteMaps(app, { liveState, siteUrl: config.siteUrl, api })
  const served = countServedPages(app, { ...config, ...api }, logger)
  registerPages(app, live, {
    liveState,
    // These reads have no service key, so that the rate limits of the API apply.
    api: { apiUrl: api.apiUrl },
    rendered:
      config.rendering === 'off'
        ? undefined
        : await registerRendering(app, { root, config, api, metrics, logger }),
    onPage: served.count,
  })
  return app
}

function countServedPages(app: FastifyInstance, config: Config, logger?: FastifyBaseLogger): ServedPages {
  const served = servedPages({ config, logger })
  served.start()
  app.addHook('onClose', () => served.stop())
  return served
}
