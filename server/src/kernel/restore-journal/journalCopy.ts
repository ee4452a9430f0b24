import { text } from 'node:stream/consumers'
import type { FileStore } from '../../platform/files/store/fileStore'
import type { ApiDependencies } from '../dependencies'
import { entriesToCopy, markCopied, type JournalEntry } from './restoreJournal.repo'

/** The folder of the copy in the file store: one immutable file per entry. */
export const JOURNAL_FOLDER = 'restore-journal'
/**
 * Key of a file that records that a database exists. If the product starts with an empty database, the file
 * shows that data were lost.
 */
export const DATABASE_MARK = `${JOURNAL_FOLDER}/database.txt`
const AT_ONCE = 200

/**
 * Copies new entries to the file store, so that they survive the loss of the database. Safe to call from several processes
 * at once: they write the same file.
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

/** Returns all entries in the file store, oldest first. */
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
