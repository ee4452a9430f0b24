import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { differences } from '../../platform/database/copy/digest'
import { OperatorError } from '../command'
import { examine } from './backupDatabase'
import { knownUploads } from './backupFiles'
import { checkChecksums } from './checksums'
import { isIncomplete, isMissing } from './folder'
import { databaseFileIn, PARTS } from './layout'
import { DATABASES, readManifest, type Manifest } from './manifest'

/** Reads a whole backup and throws an OperatorError if it could not be restored. Changes nothing. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const incomplete = await isIncomplete(folder).catch((error: unknown) => {
    if (isMissing(error)) throw new OperatorError(`There is no backup in ${folder}.`)
    throw error
  })
  if (incomplete)
    throw new OperatorError(
      `The backup in ${folder} was interrupted, or is still being made: use another backup.`,
    )
  return checkBackup(folder)
}

/** Does the same checks as `verifyBackup` for a backup that is not marked as complete yet. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  await checkChecksums(folder)
  for (const name of DATABASES) {
    const { tables } = await examine(databaseFileIn(folder, name))
    const [different] = differences(tables, manifest.databases[name].tables)
    if (different)
      throw new OperatorError(`The backup in ${folder} is damaged: table ${different} of ${name} differs.`)
  }
  const uploads = await knownUploads(databaseFileIn(folder, 'api'))
  for (const { key } of uploads.filter((upload) => !manifest.files.missing.includes(upload.key)))
    await access(join(folder, PARTS.files, key)).catch(() => {
      throw new OperatorError(`The backup in ${folder} is damaged: the file ${key} is missing.`)
    })
  return manifest
}
