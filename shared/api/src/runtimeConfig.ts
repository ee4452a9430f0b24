import {
  CONFIG_ELEMENT_ID,
  SERVER_CONFIG,
  type RuntimeConfig,
} from '@mentor-connect/contract/site/runtimeConfig'

let config: RuntimeConfig | undefined

/** Parses the inlined configuration once. Throws if the page has none. */
export function runtimeConfig(): RuntimeConfig {
  config ??= serverConfig() ?? readConfig()
  return config
}

/**
 * Sets the configuration in a process that renders pages on the server. Each area's bundle has its own copy of this
 * module, so the configuration is kept in a global variable that every copy can read.
 */
export function provideRuntimeConfig(provided: RuntimeConfig): void {
  Object.assign(globalThis, { [SERVER_CONFIG]: provided })
  config = provided
}

function serverConfig(): RuntimeConfig | undefined {
  return (globalThis as { [SERVER_CONFIG]?: RuntimeConfig })[SERVER_CONFIG]
}

function readConfig(): RuntimeConfig {
  const text = document.getElementById(CONFIG_ELEMENT_ID)?.textContent
  if (!text) throw new Error(`This page has no #${CONFIG_ELEMENT_ID}: compose the site first.`)
  return JSON.parse(text) as RuntimeConfig
}
