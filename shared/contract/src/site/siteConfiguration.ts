import type { FrameId } from './mounts'
import type { SlotName } from './slots'
import type { RuntimeConfig } from './runtimeConfig'

// The contract between the release commands, which write `configuration.json` into each state of a site, and the site
// server, which reads it.

/** Settings of a site. Releases and rollbacks do not change them. */
export interface SiteConfiguration {
  /** Incremented with every change. */
  version: number
  /** Configuration for browsers. `registryKey` is present if the site signs its registry. */
  runtime: RuntimeConfig
  /** Additional origins from which releases may be loaded. */
  remoteOrigins: string[]
  /** Area → what its releases may add to the site. Older configurations do not state it. */
  grants?: Record<string, Grant>
}

/** What the site's owner has granted to an area. */
export interface Grant {
  /** Paths at or below which the area may have mounts. */
  paths: string[]
  frames: FrameId[]
  /** Older grants do not state them. */
  slots?: SlotName[]
  /** Name → origin of the services that its pages may call. Releases name them; the site's owner says where they are. */
  connects?: Record<string, string>
}

/** Name → origin of all services that areas may call. Pages of all areas may be shown in one document. */
export const servicesOf = ({ grants = {} }: Pick<SiteConfiguration, 'grants'>): Record<string, string> =>
  Object.assign({}, ...Object.values(grants).map(({ connects }) => connects)) as Record<string, string>

/** The configuration that is written into pages. */
export function browserConfig(configuration: SiteConfiguration): RuntimeConfig {
  const services = servicesOf(configuration)
  return { ...configuration.runtime, ...(Object.keys(services).length > 0 && { services }) }
}

/** Name of the file, next to `registry.json`. */
export const SITE_CONFIGURATION_FILE = 'configuration.json'
