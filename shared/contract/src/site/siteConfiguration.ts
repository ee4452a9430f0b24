import type { FrameId } from './mounts'
import type { SlotName } from './slots'
import type { RuntimeConfig } from './runtimeConfig'

// The contract between the release commands, which write `configuration.json` into each state of a site, and the site
// server, which reads it.

/** Settings of a site. Releases and rollbacks do not change these settings. */
export interface SiteConfiguration {
  /** Incremented with every change. */
  version: number
  /** Configuration for browsers. `registryKey` is present if the site signs its registry. */
  runtime: RuntimeConfig
  /** Additional origins from which releases may be loaded. */
  remoteOrigins: string[]
  /** Origins of other sites whose pages may load areas. Absent in older configurations. */
  hostOrigins?: string[]
  /** Area → permissions of its releases. Absent in older configurations. */
  grants?: Record<string, Grant>
}

/** Permissions that the site's owner has granted to an area. */
export interface Grant {
  /** Paths at which, or below which, the area may have mounts. */
  paths: string[]
  frames: FrameId[]
  /** Slots to which the area may add something. Absent in older grants. */
  slots?: SlotName[]
  /**
   * Name → origin of the services that the area's pages may call. Releases only state the names; the site's owner
   * sets the origins.
   */
  connects?: Record<string, string>
}

/**
 * Returns the origins of all services that areas may call, by name. The result includes all areas, because
 * one document may show pages of each of them.
 */
export const servicesOf = ({ grants = {} }: Pick<SiteConfiguration, 'grants'>): Record<string, string> =>
  Object.assign({}, ...Object.values(grants).map(({ connects }) => connects)) as Record<string, string>

/** Returns the part of the configuration that is written into pages. */
export function browserConfig(configuration: SiteConfiguration): RuntimeConfig {
  const services = servicesOf(configuration)
  return { ...configuration.runtime, ...(Object.keys(services).length > 0 && { services }) }
}

/** Name of the configuration file, which is stored next to `registry.json`. */
export const SITE_CONFIGURATION_FILE = 'configuration.json'
