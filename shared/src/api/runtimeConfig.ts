import { CONFIG_ELEMENT_ID, type RuntimeConfig } from '../site/runtimeConfig'

let config: RuntimeConfig | undefined

/** Reads the inlined configuration once. Throws when the page was not composed. */
export function runtimeConfig(): RuntimeConfig {
  config ??= readConfig()
  return config
}

function readConfig(): RuntimeConfig {
  const text = document.getElementById(CONFIG_ELEMENT_ID)?.textContent
  if (!text) throw new Error(`This page has no #${CONFIG_ELEMENT_ID}: compose the site first.`)
  return JSON.parse(text) as RuntimeConfig
}
