import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { existsSync } from 'node:fs'
import type { OperatorActsTable, Database } from '../../kernel/database/schema'
import { readJournalCopy } from '../../kernel/restore-journal/journalCopy'
import { listEntries, type JournalEntry } from '../../kernel/restore-journal/restoreJournal.repo'
import type { DatabaseLocation } from '../../platform/database/openDatabase'
import { openDatabase } from '../../platform/database/openDatabase'
import { readSqliteFile } from '../../platform/database/readSqliteFile'
import type { FileStore } from '../../platform/files/store/fileStore'
import { allAuditRows } from '../audit.repo'

export interface KnownActions {
  /** Journal entries that a restore must repeat, oldest first. */
  entries: JournalEntry[]
  /** Records of the audit, which contain the reasons. */
  auditRows: OperatorActsTable[]
}

interface Sources {
  /** The database that is about to be replaced. It may be damaged or missing. */
  present: DatabaseLocation
  store: FileStore
  /** A folder with copies of the journal from another machine or store. */
  folder?: string
}

/** Collects all known journal entries. `onUnreadable` is called with the reason if the present database cannot be read. */
export async function readKnownActions(
  { present, store, folder }: Sources,
  onUnreadable: (reason: string) => void,
): Promise<KnownActions> {
  const inDatabase = await actionsInDatabase(present).catch((error: unknown) => {
    onUnreadable(error instanceof Error ? error.message : String(error))
    return NOTHING
  })
  const found = [
    ...inDatabase.entries,
    ...(await readJournalCopy(store)),
    ...(folder ? await readFolder(folder) : []),
  ]
  const unique = new Map(found.map((entry) => [entry.id, entry]))
  const entries = [...unique.values()].sort((a, b) => (a.at + a.id < b.at + b.id ? -1 : 1))
  return { ...inDatabase, entries }
}

const NOTHING: KnownActions = { entries: [], auditRows: [] }

async function actionsInDatabase(location: DatabaseLocation): Promise<KnownActions> {
  if (!location.url && !existsSync(location.file)) return NOTHING
  const db = (location.url ? openDatabase(location) : readSqliteFile(location.file)) as unknown as Database
  try {
    const tables = new Set((await db.introspection.getTables()).map(({ name }) => name))
    return {
      entries: tables.has('restore_journal') ? await listEntries(db) : [],
      auditRows: tables.has('operator_acts') ? await allAuditRows(db) : [],
    }
  } finally {
    await db.destroy()
  }
}

async function readFolder(folder: string): Promise<JournalEntry[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as JournalEntry),
  )
}
