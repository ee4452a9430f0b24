import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../platform/config/config'
import { requireFinishedRestore } from '../../platform/process/unfinishedRestore'
import { requireUnused } from '../restore/inUse'
import { fillTargets, type ImportedDatabase, type Prepared } from './fillTargets'
import { lockSource } from './lockSource'
import { prepareSource, type SourceToCopy } from './prepareSource'
import { databasesToImport, type ToImport } from './sources'

type Progress = (sentence: string) => void

/**
 * Imports SQLite databases into empty PostgreSQL databases. If the import is interrupted, each target is either
 * complete or still empty, and the import can be run again.
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
  const sources = lockSources(found)
  try {
    for (const { target } of found) await requireUnused(target.location)
    const scratch = join(config.dataDir, '.import')
    try {
      return await fillTargets(await prepareAll(sources, scratch, progress), progress)
    } finally {
      await rm(scratch, { recursive: true, force: true })
    }
  } finally {
    release(sources)
  }
}

/**
 * Locks the source files until the import has ended, so that no service can write data that would be missing in the
 * targets.
 */
function lockSources(found: ToImport[]): SourceToCopy[] {
  const locked: SourceToCopy[] = []
  try {
    for (const source of found)
      locked.push({ ...source, ...(!source.isBackup && { lock: lockSource(source.file) }) })
    return locked
  } catch (error) {
    release(locked)
    throw error
  }
}

const release = (sources: SourceToCopy[]) => sources.forEach(({ lock }) => lock?.release())

async function prepareAll(sources: SourceToCopy[], scratch: string, progress: Progress): Promise<Prepared[]> {
  await rm(scratch, { recursive: true, force: true })
  await mkdir(scratch, { recursive: true, mode: 0o700 })
  const all: Prepared[] = []
  for (const source of sources) {
    progress(`Copying ${source.file} and bringing the copy up to date…`)
    const prepared = join(scratch, `${source.name}.db`)
    await prepareSource(source, prepared)
    all.push({ ...source, prepared })
  }
  return all
}
