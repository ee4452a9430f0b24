import {
  browserConfig,
  SITE_CONFIGURATION_FILE,
  type SiteConfiguration,
} from '@mentor-connect/contract/site/siteConfiguration'
import type { FastifyInstance } from 'fastify'
import { readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../platform/config/config'
import { contentSecurityPolicy, type Addresses } from './contentSecurityPolicy'

/**
 * Sets the security policy that matches the live state, so that a change of the site's configuration takes effect without a
 * restart. A site without a configuration uses the settings of the environment.
 */
export function registerLivePolicy(app: FastifyInstance, live: string, config: Config): void {
  let known = { state: '', policy: headerOf(config) }
  app.addHook('onRequest', async (_request, reply) => {
    const state = await stateOf(live)
    if (state !== known.state) {
      const { pictureUrl } = config
      known = { state, policy: headerOf({ ...((await addressesIn(live)) ?? config), pictureUrl }) }
    }
    reply.header('content-security-policy', known.policy)
  })
}

/** The folder of the live state. */
function stateOf(live: string): Promise<string> {
  return readlink(live).catch(() => '')
}

async function addressesIn(live: string): Promise<Addresses | undefined> {
  const text = await readFile(join(live, SITE_CONFIGURATION_FILE), 'utf8').catch(() => undefined)
  if (!text) return undefined
  const configuration = JSON.parse(text) as SiteConfiguration
  const runtime = browserConfig(configuration)
  const { remoteOrigins } = configuration
  return { ...runtime, remoteOrigins, overrideOrigins: runtime.overrideOrigins ?? [] }
}

/** `{ scriptSrc: ["'self'"] }` → `script-src 'self'` */
function headerOf(addresses: Addresses): string {
  return Object.entries(contentSecurityPolicy(addresses))
    .map(([name, sources]) => `${name.replace(/[A-Z]/g, '-$&').toLowerCase()} ${sources.join(' ')}`)
    .join(';')
}
