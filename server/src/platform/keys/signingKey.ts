import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose'
import { createPublicKey, generateKeyPairSync, hkdfSync, randomUUID, type KeyObject } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config'
import { parsePrivateKey } from '../config/parsePrivateKey'

/** The Ed25519 key of the main API. */
export interface SigningKey {
  privateKey: KeyObject
  /** The public key with `kid`, `alg` and `use`, as the key set publishes it. */
  publicJwk: JWK
  /** Derives a secret of 32 bytes for one purpose from the private key. */
  secretFor: (purpose: string) => Buffer
}

const OWNER_ONLY = 0o600

/** Reads a signing key. `text` is a JWK, or PKCS8 PEM whose line breaks may be written as `\n`. */
export async function readSigningKey(text: string): Promise<SigningKey> {
  const privateKey = parsePrivateKey(text)
  const jwk = await exportJWK(createPublicKey(privateKey))
  const publicJwk = { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'EdDSA', use: 'sig' }
  const bytes = privateKey.export({ type: 'pkcs8', format: 'der' })
  return {
    privateKey,
    publicJwk,
    secretFor: (purpose) => Buffer.from(hkdfSync('sha256', bytes, 'mentor-connect', purpose, 32)),
  }
}

/** Returns the key from the settings, otherwise the generated key of this installation. */
export function signingKeyOf({
  signingKey,
  dataDir,
}: Pick<Config, 'signingKey' | 'dataDir'>): Promise<SigningKey> {
  return signingKey ? readSigningKey(signingKey) : localSigningKey(dataDir)
}

/**
 * Returns the key of a local installation, which is generated at the first start and stored in the data
 * folder.
 */
export async function localSigningKey(dataDir: string): Promise<SigningKey> {
  const folder = join(dataDir, 'keys')
  const file = join(folder, 'signing.pem')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const kept = await readFile(file, 'utf8').catch(orNothing)
  if (kept === undefined) await keepNewKey(file)
  return readSigningKey(kept ?? (await readFile(file, 'utf8')))
}

/**
 * Creates the key file atomically with a hard link, so that two processes that start at the same time use the
 * same key.
 */
async function keepNewKey(file: string) {
  const { privateKey } = generateKeyPairSync('ed25519')
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), {
    mode: OWNER_ONLY,
    flush: true,
  })
  try {
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
}

function orNothing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return undefined
  throw error
}
