import type { ServerResponse } from 'node:http'
import { SIGN_IN_PATH } from '@mentor-connect/contract/accounts/oauth'
import type { RuntimeConfig } from '@mentor-connect/contract/site/runtimeConfig'
import { KILLING_WORKER, SERVICE_WORKER_PATH } from '@mentor-connect/contract/site/serviceWorker'
import { REGISTRY_PATH, type SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import type { Configuration } from 'webpack-dev-server'
import { devPage } from './devPage'

interface Site {
  /** Returns the registry. Called for every page, because the registry may change while the server runs. */
  registry: () => SiteRegistry | Promise<SiteRegistry>
  /** Returns the configuration. Called for every page, like `registry`. */
  config: () => RuntimeConfig
  /** Returns the sources to which pages may connect besides their own origin. Default: any. */
  connectSrc?: () => string[] | undefined
  /** Path → text of additional scripts. */
  scripts?: Record<string, string>
}

type Middleware = (
  request: { method?: string; url?: string; headers: { accept?: string } },
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void

/**
 * Configures a development server to serve the pages of a site. The pages contain the given registry and
 * configuration.
 */
export function siteAround({ registry, config, connectSrc, scripts = {} }: Site): Configuration {
  return {
    setupMiddlewares(middlewares, server) {
      server.app!.get(REGISTRY_PATH, (_request, response) => {
        respondLater(response, 'json', async () => JSON.stringify(await registry()))
      })
      // A service worker of a built site at the same address would respond with that site's files.
      server.app!.get(SERVICE_WORKER_PATH, (_request, response) =>
        respond(response, 'javascript', KILLING_WORKER),
      )
      for (const [path, text] of Object.entries(scripts))
        server.app!.get(path, (_request, response) => respond(response, 'javascript', text))
      return [{ name: 'page', middleware: page }, ...middlewares]
    },
  }

  function page(...[request, response, next]: Parameters<Middleware>) {
    if (!isPage(request)) return next()
    const sources = connectSrc?.()
    // The development server announces changes over a WebSocket.
    if (sources) response.setHeader('content-security-policy', `connect-src 'self' ws: ${sources.join(' ')}`)
    respondLater(response, 'html', async () => devPage(await registry(), config()))
  }
}

function isPage({ method, url = '/', headers }: Parameters<Middleware>[0]): boolean {
  return (
    method === 'GET' &&
    !url.startsWith(`${SIGN_IN_PATH}/`) &&
    headers.accept?.includes('text/html') === true &&
    !/\.\w+$/.test(url.split('?')[0]!)
  )
}

const TYPES = {
  json: 'application/json',
  html: 'text/html; charset=utf-8',
  javascript: 'text/javascript; charset=utf-8',
}

/**
 * Shows an error in the page and in the terminal. If the error were passed on, the proxy would respond with a page of
 * the site instead.
 */
function respondLater(response: ServerResponse, kind: keyof typeof TYPES, text: () => Promise<string>) {
  text().then(
    (made) => respond(response, kind, made),
    (error: Error) => {
      console.error(`✗ ${error.message}`)
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(`${error.message}\n`)
    },
  )
}

function respond(response: ServerResponse, kind: keyof typeof TYPES, text: string) {
  response.writeHead(200, { 'content-type': TYPES[kind], 'cache-control': 'no-store' }).end(text)
}
