import { mkdir, readdir, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../platform/config/config'
import { chooseFileStore } from '../../platform/files/store/chooseFileStore'
import { restoreMark } from '../../platform/process/unfinishedRestore'
import { databasesOf } from '../backup/databases'
import { writeWhole } from '../backup/folder'
import { PARTS } from '../backup/layout'
import { DATABASES, type Manifest } from '../backup/manifest'
import { verifyBackup } from '../backup/verifyBackup'
import { OperatorError } from '../command'
import { readKnownActions } from './knownActions'
import { requireUnused } from './inUse'
import { prepareDatabases, type Prepared } from './prepare'
import type { Replayed } from './replayActions'
import { hasData, replaceDatabase } from './replaceDatabase'
import { restoreFiles, uploadsIn, type RestoredFiles } from './restoreFiles'
import { restoreKeys } from './restoreKeys'
import { restoreSite, type SiteOutcome } from './restoreSite'

export interface RestoreOptions {
  /** True to allow replacing existing data, which is moved aside. */
  replace: boolean
  /** A folder with copies of the restore journal from another machine or store. */
  journal?: string
  clock: () => Date
  /** Called with a message for each step. */
  progress: (sentence: string) => void
}

export interface Restored {
  manifest: Manifest
  replayed: Replayed
  files: RestoredFiles
  site: SiteOutcome
  /** Folder with the replaced data; undefined if nothing was replaced. */
  aside: string | undefined
  warnings: string[]
}

/**
 * Restores a backup: checks and prepares everything first, then replaces the present data. If the replacement
 * is interrupted, the services refuse to start until the restore has been repeated.
 */
export async function restoreBackup(
  config: Config,
  backup: string,
  options: RestoreOptions,
): Promise<Restored> {
  options.progress('Reading the whole backup…')
  const manifest = await verifyBackup(backup)
  const databases = databasesOf(config)
  for (const name of DATABASES) await requireUnused(databases[name].location)
  await requireMayReplace(config, options.replace)
  const scratch = join(config.dataDir, '.restore')
  try {
    options.progress('Preparing the databases…')
    const warnings: string[] = []
    const actions = await findActions(config, options.journal, warnings)
    const prepared = await prepareDatabases(backup, scratch, actions)
    options.progress('Putting everything in its place…')
    const placed = await putInPlace(config, { backup, manifest, prepared, clock: options.clock })
    return { ...placed, manifest, replayed: prepared.replayed, warnings: [...warnings, ...placed.warnings] }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function requireMayReplace(config: Config, replace: boolean) {
  // Data of an interrupted restore may be replaced without the option.
  if (replace || existsSync(restoreMark(config.dataDir))) return
  const databases = databasesOf(config)
  const hasUploads = (await uploadsIn(chooseFileStore(config))).length > 0
  if (hasUploads || (await hasData(databases.api)) || (await hasData(databases.chat)))
    throw new OperatorError(
      'There is data already: with --replace the backup takes its place, and what is there now is kept aside.',
    )
}

function findActions(config: Config, folder: string | undefined, warnings: string[]) {
  const sources = { present: databasesOf(config).api.location, store: chooseFileStore(config), folder }
  return readKnownActions(sources, (reason) =>
    warnings.push(
      `The present database could not be read (${reason}): what was done since the backup was taken from its copy in the file store, and what operators did since then is lost.`,
    ),
  )
}

interface ToPlace extends Pick<RestoreOptions, 'clock'> {
  backup: string
  manifest: Manifest
  prepared: Prepared
}

/** Puts the restored data in place. Databases come last: until then, the whole restore can be repeated. */
async function putInPlace(config: Config, { backup, manifest, prepared, clock }: ToPlace) {
  const aside = join(config.dataDir, `before-restore-${clock().toISOString().replace(/\W/g, '')}`)
  await mkdir(aside, { recursive: true, mode: 0o700 })
  await writeWhole(restoreMark(config.dataDir), `${backup}\n`)
  const files = await restoreFiles(chooseFileStore(config), {
    database: prepared.files.api,
    backup: join(backup, PARTS.files),
    aside: join(aside, PARTS.files),
  })
  const warnings = await restoreKeys(config, { manifest, backup, aside })
  const site = await restoreSite(config.siteDir, join(backup, PARTS.site), manifest.site)
  const databases = databasesOf(config)
  for (const name of DATABASES)
    await replaceDatabase(databases[name], prepared.files[name], join(aside, `${name}.db`))
  await rm(restoreMark(config.dataDir))
  const isEmpty = (await readdir(aside)).length === 0
  if (isEmpty) await rm(aside, { recursive: true })
  return { files, site, warnings, aside: isEmpty ? undefined : aside }
}
