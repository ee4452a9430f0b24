/** What a deployment tells the browser; inlined into the page when it is composed, never built in. */
export interface RuntimeConfig {
  /** Origin of the main API, without a trailing slash. */
  apiUrl: string
  /** Origin of the chat service, without a trailing slash. */
  chatUrl: string
}

/** Id of the `<script type="application/json">` that carries the configuration. */
export const CONFIG_ELEMENT_ID = 'mc-config'

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
