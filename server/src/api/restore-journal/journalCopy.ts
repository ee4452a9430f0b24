import { text } from 'node:stream/consumers'
import type { FileStore } from '../../platform/files/store/fileStore'
import type { ApiDependencies } from '../dependencies'
import { entriesToCopy, markCopied, type JournalEntry } from './restoreJournal.repo'

/** The folder of the file store that holds the copy: one file for each entry, never changed. */
export const JOURNAL_FOLDER = 'restore-journal'
/** Says that there is a database, for a start that finds none. */
export const DATABASE_MARK = `${JOURNAL_FOLDER}/database.txt`
const AT_ONCE = 200

/**
 * Copies to the file store what is in the database only, so that the acts are known even if the database is lost. May be
 * called by several processes at once: both write the same file.
 */
export async function copyJournal(
  { db, files }: Pick<ApiDependencies, 'db' | 'files'>,
  clock: () => Date,
): Promise<void> {
  for (;;) {
    const entries = await entriesToCopy(db, AT_ONCE)
    for (const entry of entries) {
      await files.put(keyOf(entry), Buffer.from(JSON.stringify(entry)), 'application/json')
      await markCopied(db, entry.id, clock().toISOString())
    }
    if (entries.length < AT_ONCE) return
  }
}

/** All entries that the file store holds, oldest first. */
export async function readJournalCopy(files: FileStore): Promise<JournalEntry[]> {
  const entries: JournalEntry[] = []
  for (const key of await files.list(`${JOURNAL_FOLDER}/`)) {
    const file = key === DATABASE_MARK ? undefined : await files.get(key)
    if (file) entries.push(JSON.parse(await text(file.content)) as JournalEntry)
  }
  return entries.sort((a, b) => (a.at + a.id < b.at + b.id ? -1 : 1))
}

function keyOf({ id }: JournalEntry): string {
  return `${JOURNAL_FOLDER}/${id}.json`
}
