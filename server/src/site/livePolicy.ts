import {
  browserConfig,
  SITE_CONFIGURATION_FILE,
  type SiteConfiguration,
} from '@mentor-connect/contract/site/siteConfiguration'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../platform/config/config'
import { contentSecurityPolicy, type Addresses } from './contentSecurityPolicy'

/** Settings of the site on which headers depend. */
type Settings = Addresses & Pick<Config, 'hostOrigins'>

/** Address of a file of an area. */
const AREA_FILE = /^\/remotes\//

/**
 * Sets the security headers that match the live state, so that a changed site configuration takes effect
 * immediately. A site that has no configuration uses the settings of the environment.
 */
export function registerLivePolicy(app: FastifyInstance, live: string, config: Config): void {
  let known = { state: '', policy: headerOf(config), hostOrigins: config.hostOrigins }
  app.addHook('onRequest', async (request, reply) => {
    const state = await stateOf(live)
    if (state !== known.state) {
      const { pictureUrl } = config
      const settings = { ...((await settingsIn(live)) ?? config), pictureUrl }
      known = { state, policy: headerOf(settings), hostOrigins: settings.hostOrigins }
    }
    reply.header('content-security-policy', known.policy)
    if (AREA_FILE.test(request.url)) allowHosts(reply, request.headers.origin, known.hostOrigins)
  })
}

/**
 * Lets pages of other sites load the files of areas. Scripts that lack `crossorigin`, such as entries in most
 * hosts, are requested without an origin, so a site with hosts does not restrict them. Files and chunks can
 * only be read by the listed hosts.
 */
function allowHosts(reply: FastifyReply, origin: string | undefined, hostOrigins: string[]) {
  if (hostOrigins.length === 0) return
  reply.header('cross-origin-resource-policy', 'cross-origin').header('vary', 'Origin')
  if (origin && hostOrigins.includes(origin)) reply.header('access-control-allow-origin', origin)
}

/** Returns the folder of the live state. */
function stateOf(live: string): Promise<string> {
  return readlink(live).catch(() => '')
}

async function settingsIn(live: string): Promise<Settings | undefined> {
  const text = await readFile(join(live, SITE_CONFIGURATION_FILE), 'utf8').catch(() => undefined)
  if (!text) return undefined
  const configuration = JSON.parse(text) as SiteConfiguration
  const runtime = browserConfig(configuration)
  const { remoteOrigins, hostOrigins = [] } = configuration
  return { ...runtime, remoteOrigins, overrideOrigins: runtime.overrideOrigins ?? [], hostOrigins }
}

/** Returns the header for a policy, for example `script-src 'self'` for `{ scriptSrc: ["'self'"] }`. */
function headerOf(addresses: Addresses): string {
  return Object.entries(contentSecurityPolicy(addresses))
    .map(([name, sources]) => `${name.replace(/[A-Z]/g, '-$&').toLowerCase()} ${sources.join(' ')}`)
    .join(';')
}
