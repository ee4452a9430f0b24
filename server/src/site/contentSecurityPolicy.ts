import { VIDEO_ORIGIN } from '@mentor-connect/shared/site/embeds'
import { FIRST_PAINT_SCRIPT } from '@mentor-connect/shared/site/firstPaint'
import { createHash } from 'node:crypto'
import { signInOrigins, type BrowserSignIn } from './signInOrigins'
import type { Config } from '../platform/config/config'

export type Addresses = Pick<Config, 'apiUrl' | 'chatUrl' | 'remoteOrigins' | 'overrideOrigins'> & {
  signIn?: BrowserSignIn
}

/**
 * What a page of the site may load: itself, the API and chat, the sign-in service, and releases on other origins that are listed. Styles are inline
 * because styled-components puts them there; scripts never are, and nothing turns text into code.
 */
export function contentSecurityPolicy(addresses: Addresses): Record<string, string[]> {
  const { apiUrl, chatUrl, remoteOrigins, overrideOrigins, signIn } = addresses
  const elsewhere = [...remoteOrigins, ...overrideOrigins, ...signInOrigins(signIn)]
  // A development server tells of changes over a socket.
  const sockets = overrideOrigins.map(socketOf)
  const self = "'self'"
  const none = "'none'"
  return {
    defaultSrc: [self],
    // The one inline script of a page, allowed by its text: `'unsafe-inline'` would allow any.
    scriptSrc: [
      self,
      `'sha256-${createHash('sha256').update(FIRST_PAINT_SCRIPT).digest('base64')}'`,
      ...elsewhere,
    ],
    styleSrc: [self, "'unsafe-inline'"],
    imgSrc: [self, 'data:', 'blob:', apiUrl],
    connectSrc: [self, apiUrl, chatUrl, socketOf(chatUrl), ...elsewhere, ...sockets],
    fontSrc: [self],
    workerSrc: [self, 'blob:'],
    frameSrc: [VIDEO_ORIGIN],
    objectSrc: [none],
    baseUri: [self],
    formAction: [self],
    frameAncestors: [none],
  }
}

const socketOf = (origin: string) => origin.replace(/^http/, 'ws')
