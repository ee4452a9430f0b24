import { createPrivateKey, type KeyObject } from 'node:crypto'
import { parsePrivateKey } from '../config/parsePrivateKey'
import type { SigningKey } from './signingKey'

/** The PKCS8 header before the 32 bytes of an Ed25519 key. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/**
 * Returns the key that signs certificates: the one in the settings, otherwise one derived from the API's
 * signing key.
 */
export function credentialKey(config: { credentialKey?: string | undefined }, keys: SigningKey): KeyObject {
  if (config.credentialKey) return parsePrivateKey(config.credentialKey)
  const key = Buffer.concat([PKCS8, keys.secretFor('credentials')])
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' })
}
