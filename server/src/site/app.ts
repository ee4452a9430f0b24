import files from '@fastify/static'
import { SIGN_IN_PATH } from '@mentor-connect/contract/accounts/oauth'
import { KILLING_WORKER, SERVICE_WORKER_PATH } from '@mentor-connect/contract/site/serviceWorker'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { access } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Registry } from 'prom-client'
import { Unavailable } from '../platform/availability/unavailable'
import type { Config } from '../platform/config/config'
import { addressOfApi } from '../platform/config/internalAddresses'
import { CLIENT_LIMITS, serverTimeouts } from '../platform/http/connections/clientLimits'
import { guardConnections } from '../platform/http/connections/connections'
import { STRAY_PERCENT_OPTIONS } from '../platform/http/escapeStrayPercent'
import { registerHealth } from '../platform/http/health'
import { requestId } from '../platform/http/requestId'
import { registerMetrics } from '../platform/metrics/metrics'
import { traceRequests } from '../platform/tracing/traceRequests'
import { registerSafeHeaders } from '../platform/http/safeHeaders'
import { receiveContentChanges } from './contentChanges.routes'
import { contentSecurityPolicy } from './contentSecurityPolicy'
import { limitMisses } from './limitMisses'
import { registerLivePolicy } from './livePolicy'
import { registerPages } from './pages'
import type { ApiAccess } from './readApi'
import { isPublicFile } from './publicFiles'
import { liveStateOf } from './rendering/liveState'
import { renderingMetrics } from './rendering/rendering.metrics'
import { renderedPages } from './rendering/renderedPages'
import { createRenderer } from './rendering/renderer'
import { registerSiteChanges } from './siteChanges.metrics'
import { servedPages, type ServedPages } from './servedPages'
import { registerSharedCertificates } from './sharedCertificates.routes'
import { registerSecurityContact } from './securityContact'
import { registerSiteMaps } from './site-map/siteMap.routes'

const RELEASE_FILE = /^\/(shell|remotes)\//

/** Serves the composed site folder. Files are read per request, so the folder may be replaced while this runs. */
export async function buildSite(config: Config, logger?: FastifyBaseLogger): Promise<FastifyInstance> {
  const root = resolve(config.siteDir)
  // Pages name the public address of the API; this server reads from it at the internal one.
  const api = { apiUrl: addressOfApi(config), serviceKey: config.serviceKey }
  // `live` is a link to the composed pages and the registry of the current state. A release replaces it with a single
  // rename.
  const live = join(root, 'live')
  const app: FastifyInstance = Fastify({
    ...(logger && { loggerInstance: logger }),
    genReqId: requestId,
    ...STRAY_PERCENT_OPTIONS,
    ...serverTimeouts(CLIENT_LIMITS),
  })
  traceRequests(app)
  guardConnections(app, CLIENT_LIMITS)
  await registerSafeHeaders(app, {
    contentSecurityPolicy: contentSecurityPolicy(config),
    https: config.siteUrl.startsWith('https:'),
    more: { referrerPolicy: { policy: 'strict-origin-when-cross-origin' } },
  })
  registerLivePolicy(app, live, config)
  registerHealth(app, [() => access(join(live, 'index.html')).catch(noPage)])
  const metrics = registerMetrics(app)
  registerSiteChanges(metrics, live)
  if (config.serviceWorker === 'off') stopServiceWorkers(app)
  await app.register(files, {
    root: [live, root],
    allowedPath: isPublicFile,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (response, path) =>
      void response.setHeader('cache-control', cachingOf(path.slice(root.length))),
  })
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
        : await createRenderedPages(app, { root, config, api, metrics, logger }),
    onPage: served.count,
  })
  return app
}

interface RenderingOptions {
  root: string
  config: Config
  api: ApiAccess
  metrics: Registry
  logger?: FastifyBaseLogger
}

async function createRenderedPages(
  app: FastifyInstance,
  { root, config, api, metrics, logger }: RenderingOptions,
) {
  const renderer = createRenderer({ readable: [root], logger })
  const pages = renderedPages({
    root,
    siteUrl: config.siteUrl,
    api,
    renderer,
    countMiss: limitMisses(config),
    metrics: renderingMetrics(metrics),
    logger,
  })
  await receiveContentChanges(app, { config, onChange: pages.contentChanged, logger })
  app.addHook('onClose', () => {
    pages.stop()
    renderer.stop()
  })
  return pages.rendered
}

function countServedPages(app: FastifyInstance, config: Config, logger?: FastifyBaseLogger): ServedPages {
  const served = servedPages({ config, logger })
  served.start()
  app.addHook('onClose', () => served.stop())
  return served
}

function noPage(cause: unknown): never {
  throw new Unavailable('site', { cause })
}

/** Serves a worker that unregisters itself, for browsers with a worker from an earlier visit. */
function stopServiceWorkers(app: FastifyInstance) {
  app.get(SERVICE_WORKER_PATH, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(KILLING_WORKER),
  )
}

/**
 * The `Cache-Control` of a file. The files of a release never change; all other files may change with the next release.
 */
function cachingOf(path: string) {
  return RELEASE_FILE.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}
