import { createPrivateKey, type KeyObject } from 'node:crypto'
import { parsePrivateKey } from './parsePrivateKey'
import type { SigningKey } from './signingKey'

/** What stands before the 32 bytes of an Ed25519 key in PKCS8. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The key that certificates are signed with: one of its own when set, else one that follows from the API's key. */
export function credentialKey(config: { credentialKey?: string | undefined }, keys: SigningKey): KeyObject {
  if (config.credentialKey) return parsePrivateKey(config.credentialKey)
  const key = Buffer.concat([PKCS8, keys.secretFor('credentials')])
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' })
}
