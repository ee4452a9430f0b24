import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../platform/config/config'
import { requireFinishedRestore } from '../../platform/process/unfinishedRestore'
import { requireUnused } from '../restore/inUse'
import { fillTargets, type ImportedDatabase, type Prepared } from './fillTargets'
import { prepareSource } from './prepareSource'
import { databasesToImport, type ToImport } from './sources'

type Progress = (sentence: string) => void

/**
 * Imports SQLite databases into empty PostgreSQL databases. Each is complete afterwards or still empty; an interrupted
 * import can be run again.
 *
 * @param from a data folder or a backup; nothing in it is changed
 */
export async function importDatabases(
  config: Config,
  from: string,
  progress: Progress,
): Promise<ImportedDatabase[]> {
  requireFinishedRestore(config.dataDir)
  const found = await databasesToImport(config, from)
  await requireSourcesUnused(found)
  for (const { target } of found) await requireUnused(target.location)
  const scratch = join(config.dataDir, '.import')
  try {
    const prepared = await prepareAll(found, scratch, progress)
    // A service that was started in the meantime may have written data that was not copied.
    return await fillTargets(prepared, { progress, beforeCommit: () => requireSourcesUnused(found) })
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function requireSourcesUnused(found: ToImport[]) {
  for (const { file } of found.filter(({ isBackup }) => !isBackup)) await requireUnused({ file })
}

async function prepareAll(found: ToImport[], scratch: string, progress: Progress): Promise<Prepared[]> {
  await rm(scratch, { recursive: true, force: true })
  await mkdir(scratch, { recursive: true, mode: 0o700 })
  const all: Prepared[] = []
  for (const source of found) {
    progress(`Copying ${source.file} and bringing the copy up to date…`)
    all.push({ ...source, prepared: await prepareSource(source, join(scratch, `${source.name}.db`)) })
  }
  return all
}
