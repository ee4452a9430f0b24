import type { ServerResponse } from 'node:http'
import { releasePath } from '@mentor-connect/delivery/site/areas'
import type { BuiltRelease } from '@mentor-connect/delivery/site/buildSite'
import { SIGN_IN_PATH } from '@mentor-connect/contract/api/oauth'
import type { RuntimeConfig } from '@mentor-connect/contract/site/runtimeConfig'
import { KILLING_WORKER, SERVICE_WORKER_PATH } from '@mentor-connect/contract/site/serviceWorker'
import { REGISTRY_PATH, type SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import type { Configuration } from 'webpack-dev-server'
import { devPage } from './devPage'

interface Site {
  /** Called for every page, because it may change while the server runs. */
  registry: () => SiteRegistry
  config: RuntimeConfig
  /** The remotes that are served from their last build. */
  built: BuiltRelease[]
}

/** Configures the shell's development server to serve the rest of the site too: pages, registry, sign-in service and built remotes. */
export function siteAround({ registry, config, built }: Site): Configuration {
  return {
    static: built.map(({ area, release, dir }) => ({
      directory: dir,
      publicPath: `/${releasePath(area, release)}/`,
      watch: false,
    })),
    proxy: config.signIn?.proxyUrl === SIGN_IN_PATH ? [{ context: SIGN_IN_PATH, target: config.apiUrl }] : [],
    setupMiddlewares(middlewares, server) {
      server.app!.get(REGISTRY_PATH, (_request, response) =>
        respond(response, 'json', JSON.stringify(registry())),
      )
      // A service worker of a built site at the same address would respond with that site's files.
      server.app!.get(SERVICE_WORKER_PATH, (_request, response) =>
        respond(response, 'javascript', KILLING_WORKER),
      )
      return [{ name: 'page', middleware: page }, ...middlewares]
    },
  }

  function page(
    { method, url = '/', headers }: { method?: string; url?: string; headers: { accept?: string } },
    response: ServerResponse,
    next: () => void,
  ) {
    const isPage =
      method === 'GET' &&
      !url.startsWith(`${SIGN_IN_PATH}/`) &&
      headers.accept?.includes('text/html') &&
      !/\.\w+$/.test(url.split('?')[0]!)
    if (!isPage) return next()
    respond(response, 'html', devPage(registry(), config))
  }
}

const TYPES = {
  json: 'application/json',
  html: 'text/html; charset=utf-8',
  javascript: 'text/javascript; charset=utf-8',
}

function respond(response: ServerResponse, kind: keyof typeof TYPES, text: string) {
  response.writeHead(200, { 'content-type': TYPES[kind], 'cache-control': 'no-store' }).end(text)
}
