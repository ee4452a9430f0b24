import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseDigest } from '../../platform/database/copy/digest'
import { OperatorError } from '../command'
import { isMissing, writeWhole } from './folder'

/** Version of the layout. It is incremented when earlier versions of the product cannot read the new layout. */
export const FORMAT = 1
const MANIFEST = 'manifest.json'

export const DATABASES = ['api', 'chat'] as const
export type DatabaseName = (typeof DATABASES)[number]

export interface BackedUpDatabase {
  /** Kind of the original database. The backup is always an SQLite file. */
  source: 'sqlite' | 'postgresql'
  /** Names of the applied migrations, which identify the version of the schema. */
  migrations: string[]
  tables: DatabaseDigest
}

/** The contents of a backup. The hashes of its files are in a separate file. */
export interface Manifest {
  format: typeof FORMAT
  product: string
  /** The time at which the snapshots of the databases were taken, ISO 8601, UTC. */
  takenAt: string
  databases: Record<DatabaseName, BackedUpDatabase>
  /** Uploaded files. */
  files: { count: number; bytes: number; missing: string[] }
  keys: KeyPrints & { files: string[] }
  /** The live state of the site; null if there was no site. */
  site: { live: string } | null
}

/** Public fingerprints of the keys in use; undefined for a key that could not be read. */
export interface KeyPrints {
  /** Id of the key that signs bearer tokens. */
  signing?: string
  /** Fingerprint of the key that signs certificates. */
  credential?: string
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeWhole(join(folder, MANIFEST), JSON.stringify(manifest, null, 2))
}

/** Returns true if a folder has a manifest and so is meant to be a backup. */
export function hasManifest(folder: string): boolean {
  return existsSync(join(folder, MANIFEST))
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) throw new OperatorError(`There is no backup in ${folder}.`)
    throw error
  })
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format !== FORMAT)
    throw new OperatorError(
      `The backup in ${folder} has format ${String(manifest.format)}, which this version cannot read: restore it with ${manifest.product}.`,
    )
  return manifest
}
