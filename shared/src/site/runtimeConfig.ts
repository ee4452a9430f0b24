/** What a deployment tells the browser; inlined into the page when it is composed, never built in. */
export interface RuntimeConfig {
  /** Origin of the main API, without a trailing slash. */
  apiUrl: string
  /** Origin of the chat service, without a trailing slash. */
  chatUrl: string
  /** Origin of the site, without a trailing slash: what a page's canonical address begins with. */
  siteUrl?: string
  /** Public key (Ed25519, JWK `x`, base64url) that registries must be signed with; absent where they are not signed. */
  registryKey?: string
  /** Origins that the overrides panel may point an area at; absent or empty: no overrides. */
  overrideOrigins?: string[]
  /** The hosted sign-in service; absent where it is not offered. */
  signIn?: {
    publishableKey: string
    /** A path of the site or an address; absent: the service is reached under the host that the key names. */
    proxyUrl?: string
  }
}

/** Id of the `<script type="application/json">` that carries the configuration. */
export const CONFIG_ELEMENT_ID = 'mc-config'
