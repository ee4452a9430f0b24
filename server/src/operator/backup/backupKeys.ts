import { createReadStream } from 'node:fs'
import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { multikeyOf } from '../../learning/certificates/credential/issuer'
import type { Config } from '../../platform/config/config'
import { credentialKey } from '../../platform/keys/credentialKey'
import { signingKeyOf } from '../../platform/keys/signingKey'
import { isMissing, writeHashed } from './folder'
import type { KeyPrints, Manifest } from './manifest'

/** Copies the keys in the data folder. Keys in settings are backed up with the settings, not here. */
export async function backupKeys(config: Config, folder: string): Promise<Manifest['keys']> {
  const keys = join(config.dataDir, 'keys')
  const entries = await readdir(keys, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  for (const name of files) await writeHashed(join(folder, name), createReadStream(join(keys, name)))
  return { files, ...(await keyPrints(config)) }
}

/** Returns the fingerprints of the keys that these settings select. Creates no keys. */
export async function keyPrints(config: Config): Promise<KeyPrints> {
  const hasFile = await access(join(config.dataDir, 'keys', 'signing.pem')).then(
    () => true,
    () => false,
  )
  if (!config.signingKey && !hasFile) return {}
  const keys = await signingKeyOf(config)
  return { signing: keys.publicJwk.kid, credential: multikeyOf(credentialKey(config, keys)) }
}
