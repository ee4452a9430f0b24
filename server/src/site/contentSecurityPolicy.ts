import { parsePublishableKey } from '@clerk/shared/keys'
import { VIDEO_ORIGIN } from '@mentor-connect/contract/site/embeds'
import { FIRST_PAINT_SCRIPT } from '@mentor-connect/contract/site/firstPaint'
import { createHash } from 'node:crypto'
import type { Config } from '../platform/config/config'
import type { SignInService } from '../platform/config/signIn'

export type Addresses = Pick<Config, 'apiUrl' | 'chatUrl' | 'remoteOrigins' | 'overrideOrigins'> & {
  signIn?: BrowserSignIn
  /** Origins of the services that pages may call, by name. */
  services?: Record<string, string>
  /** Address from which pictures are loaded, if it is not the API of the site. */
  pictureUrl?: string
}

/**
 * Returns the sources from which a page may load: the site itself, the API, chat, the sign-in service,
 * services of areas, and listed origins of releases. Areas share the document, so every page may call the
 * services of all areas. Inline styles are allowed because styled-components needs them; inline scripts and
 * `eval` are not allowed.
 */
export function contentSecurityPolicy(addresses: Addresses): Record<string, string[]> {
  const { apiUrl, chatUrl, remoteOrigins, overrideOrigins, signIn, pictureUrl, services = {} } = addresses
  const releases = [...remoteOrigins, ...overrideOrigins]
  const elsewhere = [...releases, ...signInOrigins(signIn)]
  // Development servers announce changes over a WebSocket.
  const sockets = overrideOrigins.map(socketOf)
  const self = "'self'"
  const none = "'none'"
  return {
    defaultSrc: [self],
    // The only inline script of a page is allowed by its hash; `'unsafe-inline'` would allow any.
    scriptSrc: [
      self,
      `'sha256-${createHash('sha256').update(FIRST_PAINT_SCRIPT).digest('base64')}'`,
      ...elsewhere,
    ],
    styleSrc: [self, "'unsafe-inline'", ...releases],
    imgSrc: [self, 'data:', 'blob:', apiUrl, ...(pictureUrl ? [pictureUrl] : []), ...releases],
    // Allows videos of lessons with their captions, and voice messages, which can be played before they are
    // sent.
    mediaSrc: [self, 'blob:', apiUrl, ...(pictureUrl ? [pictureUrl] : [])],
    connectSrc: [
      self,
      apiUrl,
      chatUrl,
      socketOf(chatUrl),
      ...elsewhere,
      ...sockets,
      ...new Set(Object.values(services)),
    ],
    fontSrc: [self, ...releases],
    workerSrc: [self, 'blob:'],
    frameSrc: [VIDEO_ORIGIN],
    objectSrc: [none],
    baseUri: [self],
    formAction: [self],
    frameAncestors: [none],
  }
}

const socketOf = (origin: string) => origin.replace(/^http/, 'ws')

/** The parts of the configuration that browsers receive. */
type BrowserSignIn = Pick<SignInService, 'publishableKey' | 'proxyUrl'>

/**
 * Returns the other origins of the sign-in service, from which its script is loaded and which the script
 * calls.
 */
function signInOrigins(signIn: BrowserSignIn | undefined): string[] {
  if (!signIn || signIn.proxyUrl?.startsWith('/')) return []
  if (signIn.proxyUrl) return [new URL(signIn.proxyUrl).origin]
  const host = parsePublishableKey(signIn.publishableKey)?.frontendApi
  return host ? [`https://${host}`] : []
}
