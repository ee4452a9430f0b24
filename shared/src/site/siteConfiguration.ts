import type { RuntimeConfig } from './runtimeConfig'

// The contract between the release commands, which write `configuration.json` into each state of a site, and the site
// server, which reads it.

/** What a site is set to. It belongs to the site: releases and rollbacks leave it as it is. */
export interface SiteConfiguration {
  /** Grows by one with every change. */
  version: number
  /** What its pages tell browsers. `registryKey` is there when the site signs its registry. */
  runtime: RuntimeConfig
  /** Other origins that releases may be loaded from. */
  remoteOrigins: string[]
}

/** Name of the file beside `registry.json`. */
export const SITE_CONFIGURATION_FILE = 'configuration.json'
