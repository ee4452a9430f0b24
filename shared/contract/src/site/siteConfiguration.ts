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
}

/** Name of the file, next to `registry.json`. */
export const SITE_CONFIGURATION_FILE = 'configuration.json'
