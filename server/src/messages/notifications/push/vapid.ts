import { SignJWT } from 'jose'
import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto'
import type { SigningKey } from '../../../platform/keys/signingKey'

const LIFETIME_SECONDS = 12 * 60 * 60

/** Identifies this site to push services (RFC 8292). */
export interface Vapid {
  /** Public key as an uncompressed P-256 point, base64url. A browser's subscription is valid only for this key. */
  publicKey: string
  /** Returns the value of the `Authorization` header for a push service. */
  authorizationFor: (endpoint: URL, now: Date) => Promise<string>
}

/**
 * Derives the key pair from the API's signing key, so that all processes have the same pair and no further
 * secret must be kept. If the signing key changes, people must turn push messages on again.
 *
 * @param contact an address to which push services may write
 */
export function vapidOf(keys: SigningKey, contact: string): Vapid {
  const { privateKey, publicKey } = p256Key(keys.secretFor('web-push'))
  return {
    publicKey,
    async authorizationFor({ origin }, now) {
      const seconds = Math.floor(now.getTime() / 1000)
      const token = await new SignJWT({})
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
        .setAudience(origin)
        .setSubject(`mailto:${contact}`)
        .setExpirationTime(seconds + LIFETIME_SECONDS)
        .sign(privateKey)
      return `vapid t=${token}, k=${publicKey}`
    },
  }
}

function p256Key(secret: Buffer): { privateKey: KeyObject; publicKey: string } {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(secret)
  const point = curve.getPublicKey()
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const key = {
    kty: 'EC',
    crv: 'P-256',
    d: secret.toString('base64url'),
    x: coordinate(1),
    y: coordinate(33),
  }
  return { privateKey: createPrivateKey({ key, format: 'jwk' }), publicKey: point.toString('base64url') }
}
