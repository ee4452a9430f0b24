import type { IncomingMessage } from 'node:http'
import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import type { Configuration, ProxyConfigArrayItem } from 'webpack-dev-server'
import type { Area } from '../release/area'
import { declaredForShell } from '../release/declaredForShell'
import { readDeclaration } from '../release/readDeclaration'
import { contractRange } from '../release/statement'
import type { DeployedSite } from './deployedSite'
import { DEV_ENTRY_FILE, devEntry, devEntryRelease } from './devEntry'
import { siteAround } from './siteAround'
import { cookieForHere, cookiesForSite } from './siteCookies'

/**
 * Path prefix below which the development server forwards requests to the site's services. The services then
 * need not allow the server's origin.
 */
const API = '/mc-api'
const CHAT = '/mc-chat'

/**
 * Configures the development server of an area to show the area within a deployed site. The site's pages
 * contain this area instead of the released one; the site's files, API and chat are unchanged.
 * @param origin of the development server
 */
export function aroundDeployed(site: DeployedSite, { name, dir }: Area, origin: string): Configuration {
  const { apiUrl, chatUrl, siteUrl = site.address, ...others } = site.config
  /**
   * Services that the area declares have the declared origins, even if the site's owner has granted others.
   */
  const services = () => ({ ...others.services, ...readDeclaration(dir).connects })
  const registry = async (): Promise<SiteRegistry> => {
    const { signature: _ofTheSite, ...live } = await site.registry()
    const own = {
      ...devEntryRelease(name, origin, contractRange(dir)),
      ...declaredForShell(readDeclaration(dir)),
    }
    return { ...live, remotes: { ...live.remotes, [name]: own } }
  }
  return {
    ...siteAround({
      registry,
      config: () => ({
        ...others,
        services: services(),
        apiUrl: origin + API,
        chatUrl: origin + CHAT,
        siteUrl: origin,
        // The registry is changed here, so the site's signature would not match. Only this browser reads the changed
        // registry.
        registryKey: undefined,
        overrideOrigins: undefined,
      }),
      connectSrc: () => site.connectSrc && [...site.connectSrc, ...Object.values(services())],
      scripts: { [`/${DEV_ENTRY_FILE}`]: devEntry(name) },
    }),
    proxy: [
      forwarded(API, apiUrl, siteUrl),
      { ...forwarded(CHAT, chatUrl, siteUrl), ws: true },
      forwarded('/', site.address, siteUrl),
    ],
  }
}

/** Forwards requests to a service as if a page of the site had sent them. */
function forwarded(context: string, target: string, siteOrigin: string): ProxyConfigArrayItem {
  return {
    context: [context],
    target,
    changeOrigin: true,
    ...(context !== '/' && { pathRewrite: { [`^${context}`]: '' } }),
    headers: { origin: siteOrigin },
    onProxyReq: (request, { headers }) => {
      if (headers.cookie) request.setHeader('cookie', cookiesForSite(headers.cookie))
    },
    onProxyRes: ({ headers }: IncomingMessage) => {
      if (headers['set-cookie']) headers['set-cookie'] = headers['set-cookie'].map(cookieForHere)
    },
  }
}
