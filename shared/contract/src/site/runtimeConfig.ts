/** Configuration of a deployment, inlined into each page when it is composed, never at build time. */
export interface RuntimeConfig {
  /** Origin of the main API, without a trailing slash. */
  apiUrl: string
  /** Origin of the chat service, without a trailing slash. */
  chatUrl: string
  /** Name → origin of the services that areas bring and the site's owner has granted. */
  services?: Record<string, string>
  /** Origin of the site, without a trailing slash: the base of canonical URLs. */
  siteUrl?: string
  /** Public key (Ed25519, JWK `x`, base64url) that verifies registries; absent if they are not signed. */
  registryKey?: string
  /** Origins that the overrides panel allows; absent or empty: overrides are disabled. */
  overrideOrigins?: string[]
  /** The OpenID Connect provider that people may sign in with, in place of `signIn`; absent if there is none. */
  openId?: {
    /** As people know it. */
    name: string
  }
  /** The hosted sign-in service; absent if it is not offered. */
  signIn?: {
    publishableKey: string
    /** A path on the site or a URL; absent: the service is called directly at the host encoded in the key. */
    proxyUrl?: string
  }
}

/** Key of `globalThis` under which a process that renders pages keeps the configuration: it has no document. */
export const SERVER_CONFIG = Symbol.for('mentor-connect.config')

/** Id of the `<script type="application/json">` that contains the configuration. */
export const CONFIG_ELEMENT_ID = 'mc-config'
