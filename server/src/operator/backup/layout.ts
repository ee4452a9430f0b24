import { join } from 'node:path'
import { NOTES_FOLDER } from '../../kernel/operation-notes/operationNotes'
import { JOURNAL_FOLDER } from '../../kernel/restore-journal/journalCopy'
import type { DatabaseName } from './manifest'

/** The subfolders of a backup. */
export const PARTS = { files: 'files', keys: 'keys', site: 'site' } as const

export function databaseFileIn(folder: string, name: DatabaseName): string {
  return join(folder, 'databases', `${name}.db`)
}

/**
 * Returns false for files that are not uploads, although they are stored with them: the journal and the
 * notes.
 */
export function isUpload(key: string): boolean {
  return ![JOURNAL_FOLDER, NOTES_FOLDER].includes(key.split('/')[0]!)
}
