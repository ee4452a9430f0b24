import { createHmac } from 'node:crypto'
import type { SigningKey } from '../../platform/keys/signingKey'
import { isSameSecret } from '../../platform/keys/serviceKey'
import { judgedNetworkOf } from '../../platform/http/judgedNetwork'

/**
 * Lifetime of a token in ms. It is long enough for several pages, so that most page views need no request for a
 * token.
 */
export const TOKEN_LIFETIME_MS = 30 * 60_000
/** Number of characters of a hash. They are enough to tell browsers and networks apart. */
const HASH_LENGTH = 22

/**
 * A browser and its network in stored form: hashes that change every day and can be computed only with the
 * API's key.
 */
export interface Reporter {
  browser: string
  network: string
}

/** Creates and checks tokens that are bound to a browser and its network. */
export function viewTokens(keys: SigningKey) {
  const tokenKey = keys.secretFor('view-token')
  const reporterKey = keys.secretFor('view-reporter')
  const mac = (key: Buffer, ...parts: (string | number)[]) =>
    createHmac('sha256', key).update(parts.join('|')).digest('base64url').slice(0, HASH_LENGTH)
  const sign = (browser: string, address: string, expires: number) =>
    mac(tokenKey, browser, judgedNetworkOf(address), expires)

  return {
    issue(browser: string, address: string, now: Date): string {
      const expires = now.getTime() + TOKEN_LIFETIME_MS
      return `${expires}.${sign(browser, address, expires)}`
    },

    /**
     * Returns the reporter of a token; undefined if it is forged, has expired, or belongs to another browser or
     * network.
     */
    reporterOf(token: string, browser: string, address: string, now: Date): Reporter | undefined {
      const [expires = '', signature = ''] = token.split('.')
      const isValid = isSameSecret(signature, sign(browser, address, Number(expires)))
      if (!isValid || Number(expires) < now.getTime()) return undefined
      const day = now.toISOString().slice(0, 10)
      return {
        browser: mac(reporterKey, day, browser),
        network: mac(reporterKey, day, judgedNetworkOf(address)),
      }
    },
  }
}
