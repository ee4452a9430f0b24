import { createPublicKey, type KeyObject } from 'node:crypto'
import { fromMultibase, toMultibase } from './multibase'

/** Multicodec of an Ed25519 public key. */
const ED25519 = Buffer.from([0xed, 0x01])
/** The SubjectPublicKeyInfo header before the 32 bytes of a key. */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex')

/** The public key as `publicKeyMultibase` of a Multikey. */
export function multikeyOf(privateKey: KeyObject): string {
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  return toMultibase(Buffer.concat([ED25519, spki.subarray(SPKI.length)]))
}

/** Throws for text that is not an Ed25519 Multikey. */
export function publicKeyOf(multikey: string): KeyObject {
  const bytes = fromMultibase(multikey)
  if (!bytes.subarray(0, 2).equals(ED25519) || bytes.length !== 34) throw new Error('not an Ed25519 key')
  return createPublicKey({ key: Buffer.concat([SPKI, bytes.subarray(2)]), type: 'spki', format: 'der' })
}
