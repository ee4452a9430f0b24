import { CONFIG_ELEMENT_ID, type RuntimeConfig } from '@mentor-connect/contract/site/runtimeConfig'
import { REGISTRY_PATH, type SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import { CliError } from '../cliError'

/** A deployed site, as its page describes it. */
export interface DeployedSite {
  /** Origin of the site. */
  address: string
  config: RuntimeConfig
  /** Sources to which the site's security policy lets pages connect. Undefined if the site has no policy. */
  connectSrc?: string[]
  /** Reads the current registry of the site. */
  registry: () => Promise<SiteRegistry>
}

const DEADLINE_MS = 10_000
const CONFIG = dataPattern(CONFIG_ELEMENT_ID)

/** Matches an element with data for the scripts of a page (`dataElement` of the contract); its group is the data. */
export function dataPattern(id: string): RegExp {
  return new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's')
}

/**
 * Reads the configuration and the registry of a deployed site from one of its pages.
 * @param stated the address of the site; a path is ignored
 * @throws CliError if there is no such site
 */
export async function readSite(stated: string): Promise<DeployedSite> {
  if (!/^https?:/.test(stated) || !URL.canParse(stated))
    throw new CliError(`"${stated}" is not the address of a site: write it like https://learn.example.org.`)
  const address = new URL(stated).origin
  const response = await get(`${address}/`)
  const page = await response.text()
  const config = CONFIG.exec(page)?.[1]
  if (!config)
    throw new CliError(
      `${address} is no site of Mentor-Connect: its page does not state the configuration of one.`,
    )
  return {
    address,
    config: JSON.parse(config) as RuntimeConfig,
    connectSrc: connectSources(response.headers.get('content-security-policy')),
    registry: async () => (await get(address + REGISTRY_PATH)).json() as Promise<SiteRegistry>,
  }
}

function connectSources(policy: string | null): string[] | undefined {
  const directive = policy?.split(';').find((one) => one.trim().startsWith('connect-src '))
  return directive?.trim().split(/\s+/).slice(1)
}

async function get(url: string): Promise<Response> {
  const signal = AbortSignal.timeout(DEADLINE_MS)
  const response = await fetch(url, { signal, headers: { accept: 'text/html, application/json' } }).catch(
    (error: Error & { cause?: Error }) => {
      throw new CliError(
        `${url} cannot be reached (${error.cause?.message ?? error.message}): check the address and the network.`,
      )
    },
  )
  if (!response.ok) throw new CliError(`${url} answered ${response.status}: check the address.`)
  return response
}
