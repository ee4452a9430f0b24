import type { Kysely } from 'kysely'
import type { Config } from '../../../platform/config/config'
import { credentialKey } from '../../../platform/keys/credentialKey'
import type { SigningKey } from '../../../platform/keys/signingKey'
import type { ApiDatabase } from '../../database/schema'
import { credentialAddresses, didDocument } from './addresses'
import { signDocument, type Document, type Signed } from './dataIntegrity'
import { publishedKeys, publishKey } from './keys.repo'
import { multikeyOf, publicKeyOf } from './multikey'

export interface IssuerDependencies {
  db: Kysely<ApiDatabase>
  config: Pick<Config, 'apiUrl' | 'siteUrl' | 'credentialKey'>
  keys: SigningKey
  clock: () => Date
}

/** The deployment as the issuer of credentials: its address as a DID, its keys, its signature. */
export function credentialIssuer({ db, config, keys, clock }: IssuerDependencies) {
  const privateKey = credentialKey(config, keys)
  const multikey = multikeyOf(privateKey)
  const addresses = credentialAddresses(config.apiUrl)

  let published: Promise<void> | undefined

  /** Written once; read each time, because an operator may retire a key meanwhile. */
  async function countingKeys() {
    published ??= publishKey(db, multikey, clock().toISOString()).catch((error: unknown) => {
      published = undefined
      throw error
    })
    await published
    return publishedKeys(db)
  }

  /** Before each signature, so that nobody meets a proof whose key is not there, or not there any more. */
  async function requireOwnKey() {
    if ((await countingKeys()).includes(multikey)) return
    throw new Error(`The key ${multikey} is retired: set another CREDENTIAL_KEY and restart the API.`)
  }

  return {
    addresses,

    async sign<D extends Document>(document: D): Promise<Signed<D>> {
      await requireOwnKey()
      const verificationMethod = addresses.verificationMethod(multikey)
      return signDocument(document, { privateKey, verificationMethod }, clock())
    },

    async didDocument() {
      return didDocument(addresses.did, await countingKeys())
    },

    /** Finds the key behind a verification method among all that were ever published. */
    async keyFinder() {
      const known = new Map(
        (await publishedKeys(db)).map((key) => [addresses.verificationMethod(key), publicKeyOf(key)]),
      )
      return (verificationMethod: string) => known.get(verificationMethod)
    },
  }
}

export type CredentialIssuer = ReturnType<typeof credentialIssuer>
