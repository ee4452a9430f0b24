import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { note } from '../../kernel/operation-notes/operationNotes'
import type { Config } from '../../platform/config/config'
import { chooseFileStore } from '../../platform/files/store/chooseFileStore'
import { readSqliteFile } from '../../platform/database/readSqliteFile'
import { newestBackup } from '../backup/findBackup'
import { databasesOf } from '../backup/databases'
import { DATABASES, type DatabaseName, type Manifest } from '../backup/manifest'
import { OperatorError } from '../command'
import { restoreBackup } from './restoreBackup'
import { countRows } from './restoredRows.query'

/** Prefix of the folders with the restored copies. */
const SCRATCH = 'restore-drill-'

/** Tables that a restore does not change. They must have as many rows as the backup has counted. */
const UNCHANGED: Record<DatabaseName, string[]> = {
  api: ['learners', 'mentors', 'courses', 'enrolments', 'lesson_progress', 'certificates', 'files'],
  chat: ['conversations', 'messages'],
}

interface DrillOptions {
  /** A backup, or a folder of backups, whose newest complete backup is used. */
  from: string
  /** Folder with enough space for a second copy of the data. */
  inside: string
  clock: () => Date
  /** Called with a message for each step. */
  progress: (sentence: string) => void
}

export interface Drill {
  backup: string
  takenAt: string
  seconds: number
  rows: number
  files: number
  warnings: string[]
}

/**
 * Restores a backup into a new folder on the machine of the running product, compares the result with the row
 * counts in the backup, and deletes the copy. The data, databases, bucket and mails of the product are not
 * touched.
 *
 * @throws OperatorError if the restored data is incomplete
 */
export async function restoreDrill(config: Config, options: DrillOptions): Promise<Drill> {
  const { from, inside, clock, progress } = options
  const began = performance.now()
  const backup = await newestBackup(from)
  await mkdir(inside, { recursive: true, mode: 0o700 })
  await removeAbandoned(inside, clock())
  const dataDir = await mkdtemp(join(inside, SCRATCH))
  try {
    progress(`Restoring ${backup} on trial…`)
    const trial = onTrial(config, dataDir)
    const { manifest, files, warnings } = await restoreBackup(trial, backup, {
      replace: false,
      clock,
      progress,
    })
    const rows = await compareRows(trial, manifest)
    if (files.restored !== manifest.files.count)
      throw new OperatorError(`Of ${manifest.files.count} uploads, ${files.restored} were restored.`)
    const seconds = Math.round((performance.now() - began) / 1000)
    await note(chooseFileStore(config), 'drill', { completedAt: clock().toISOString(), seconds })
    return { backup, takenAt: manifest.takenAt, seconds, rows, files: files.restored, warnings }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Returns settings that use files in this folder instead of databases and bucket. */
function onTrial(config: Config, dataDir: string): Config {
  return {
    ...config,
    dataDir,
    siteDir: join(dataDir, 'site'),
    databaseUrl: undefined,
    databaseReplicaUrl: undefined,
    chatDatabaseUrl: undefined,
    s3Endpoint: undefined,
  }
}

/**
 * Counts the restored rows. @throws OperatorError if the number of rows of a table differs from the backup
 */
async function compareRows(trial: Config, { databases }: Manifest): Promise<number> {
  let total = 0
  for (const name of DATABASES) {
    const db = readSqliteFile(databasesOf(trial)[name].location.file)
    try {
      for (const table of UNCHANGED[name]) {
        const rows = await countRows(db, table)
        const expected = databases[name].tables[table]?.rows
        if (expected !== undefined && rows !== expected)
          throw new OperatorError(`The table ${table} has ${rows} rows, and ${expected} in the backup.`)
        total += rows
      }
    } finally {
      await db.destroy()
    }
  }
  return total
}

/** Deletes the copies left by interrupted drills, because they contain personal data. */
async function removeAbandoned(inside: string, now: Date) {
  for (const name of await readdir(inside)) {
    const path = join(inside, name)
    if (!name.startsWith(SCRATCH) || now.getTime() - (await stat(path)).mtimeMs < DAY_MS) continue
    await rm(path, { recursive: true, force: true })
  }
}
