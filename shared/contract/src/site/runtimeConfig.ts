/** Configuration of a deployment. It is inlined into each page when the page is composed, and never at build time. */
export interface RuntimeConfig {
  /** Origin of the main API, without a trailing slash. */
  apiUrl: string
  /** Origin of the chat service, without a trailing slash. */
  chatUrl: string
  /** Services of areas that the site's owner has granted: name → origin. */
  services?: Record<string, string>
  /** Origin of the site, without a trailing slash: the base of canonical URLs. */
  siteUrl?: string
  /** Public key (Ed25519, JWK `x`, base64url) that verifies registries. Absent if registries are not signed. */
  registryKey?: string
  /** Origins that the overrides panel allows. If absent or empty, overrides are disabled. */
  overrideOrigins?: string[]
  /**
   * True if all media of calls goes through a TURN server; otherwise absent. The setting affects only texts.
   */
  callsAreRelayed?: true
  /**
   * The OpenID Connect provider with which people may sign in. It is used instead of `signIn`. Absent if
   * there is none.
   */
  openId?: {
    /** Name of the provider that people see. */
    name: string
  }
  /** The hosted sign-in service; absent if it is not offered. */
  signIn?: {
    publishableKey: string
    /**
     * A path on the site or a URL. If absent, the service is called directly at the host that is encoded in the key.
     */
    proxyUrl?: string
  }
}

/**
 * Key on `globalThis` under which a process that renders pages stores the configuration, because it has no document.
 */
export const SERVER_CONFIG = Symbol.for('mentor-connect.config')

/** Id of the `<script type="application/json">` that contains the configuration. */
export const CONFIG_ELEMENT_ID = 'mc-config'
