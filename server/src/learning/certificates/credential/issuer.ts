import { createPublicKey, type KeyObject } from 'node:crypto'
import type { Config } from '../../../platform/config/config'
import { credentialKey } from '../../../platform/keys/credentialKey'
import type { SigningKey } from '../../../platform/keys/signingKey'
import type { Database } from '../../../kernel/database/schema'
import { credentialAddresses, didDocument } from './addresses'
import { signDocument, type Document, type SignedOnce, fromMultibase, toMultibase } from './dataIntegrity'
import { publishedKeys, publishKey } from './keys.repo'

/** Multicodec of an Ed25519 public key. */
const ED25519 = Buffer.from([0xed, 0x01])

/** The SubjectPublicKeyInfo header before the 32 bytes of a key. */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex')

export interface IssuerDependencies {
  db: Database
  config: Pick<Config, 'apiUrl' | 'siteUrl' | 'credentialKey'>
  keys: SigningKey
  clock: () => Date
}

/** Provides the issuer of credentials with its DID, its keys and its signature. */
export function credentialIssuer({ db, config, keys, clock }: IssuerDependencies) {
  const privateKey = credentialKey(config, keys)
  const multikey = multikeyOf(privateKey)
  const addresses = credentialAddresses(config.apiUrl)

  let published: Promise<void> | undefined

  /**
   * Publishes the key of this service, once in each process, and returns all keys that are not retired. These
   * are read each time, because an operator may retire a key at any time.
   */
  async function countingKeys() {
    published ??= publishKey(db, multikey, clock().toISOString()).catch((error: unknown) => {
      published = undefined
      throw error
    })
    await published
    return publishedKeys(db)
  }

  /**
   * Throws if the key of this service is not published or is retired. It is called before each signature, so
   * that no proof refers to such a key.
   */
  async function requireOwnKey() {
    if ((await countingKeys()).includes(multikey)) return
    throw new Error(`The key ${multikey} is retired: set another CREDENTIAL_KEY and restart the API.`)
  }

  return {
    addresses,

    async sign<D extends Document>(document: D): Promise<SignedOnce<D>> {
      await requireOwnKey()
      const verificationMethod = addresses.verificationMethod(multikey)
      return signDocument(document, { privateKey, verificationMethod }, clock())
    },

    async didDocument() {
      return didDocument(addresses.did, await countingKeys())
    },

    /**
     * Returns a function that finds the published key of a verification method. The function returns
     * undefined if there is none.
     */
    async keyFinder() {
      const known = new Map(
        (await publishedKeys(db)).map((key) => [addresses.verificationMethod(key), publicKeyOf(key)]),
      )
      return (verificationMethod: string) => known.get(verificationMethod)
    },
  }
}

export type CredentialIssuer = ReturnType<typeof credentialIssuer>

/** Returns the public key that belongs to a private key as `publicKeyMultibase` of a Multikey. */
export function multikeyOf(privateKey: KeyObject): string {
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  return toMultibase(Buffer.concat([ED25519, spki.subarray(SPKI.length)]))
}

/** Reads an Ed25519 Multikey. Throws for any other text. */
export function publicKeyOf(multikey: string): KeyObject {
  const bytes = fromMultibase(multikey)
  if (!bytes.subarray(0, 2).equals(ED25519) || bytes.length !== 34) throw new Error('not an Ed25519 key')
  return createPublicKey({ key: Buffer.concat([SPKI, bytes.subarray(2)]), type: 'spki', format: 'der' })
}
