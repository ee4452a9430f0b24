import { CONFIG_ELEMENT_ID, type RuntimeConfig } from '../site/runtimeConfig'

let config: RuntimeConfig | undefined

/** Parses the inlined configuration once. Throws if the page has none. */
export function runtimeConfig(): RuntimeConfig {
  config ??= readConfig()
  return config
}

function readConfig(): RuntimeConfig {
  const text = document.getElementById(CONFIG_ELEMENT_ID)?.textContent
  if (!text) throw new Error(`This page has no #${CONFIG_ELEMENT_ID}: compose the site first.`)
  return JSON.parse(text) as RuntimeConfig
}
