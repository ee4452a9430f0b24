import type { Selectable } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Instant, RestoreJournalTable, Database } from '../database/schema'

/** One entry of the journal. */
export type JournalEntry = Omit<Selectable<RestoreJournalTable>, 'copied_at'>

/**
 * An action that must still be in force after an older backup is restored. It contains only ids, no names,
 * addresses or reasons.
 */
export type PermanentAction = Pick<JournalEntry, 'kind' | 'subject'> &
  Partial<Pick<JournalEntry, 'role' | 'detail'>>

/**
 * Records a permanent action, so that it is repeated after an older backup is restored. Call it in the
 * transaction of the action. `copyJournal` makes the copy outside the database.
 */
export async function recordForRestore(tx: Database, action: PermanentAction, now: Date): Promise<void> {
  await tx
    .insertInto('restore_journal')
    .values({
      id: randomUUID(),
      at: await notBeforeLast(tx, now),
      kind: action.kind,
      subject: action.subject,
      role: action.role ?? null,
      detail: action.detail ?? null,
      copied_at: null,
    })
    .execute()
}

/** Inserts an entry from another database without changes. */
export async function insertEntry(tx: Database, entry: JournalEntry): Promise<void> {
  await tx
    .insertInto('restore_journal')
    .values({ ...entry, copied_at: null })
    .execute()
}

/**
 * Creates the action for a revoked certificate.
 *
 * @param statusIndex the position of the certificate's bit, counted across all status lists; null if it was
 * never signed
 */
export function certificateRevoked(id: string, statusIndex: number | null): PermanentAction {
  return {
    kind: 'certificate-revoked',
    subject: id,
    detail: statusIndex === null ? null : `status-${statusIndex}`,
  }
}

/**
 * Creates the action for a replaced certificate.
 *
 * @param newId id of the certificate that replaces this one
 */
export function certificateReplaced(id: string, statusIndex: number | null, newId: string): PermanentAction {
  const bit = statusIndex === null ? '' : `status-${statusIndex} `
  return { kind: 'certificate-replaced', subject: id, detail: `${bit}by-${newId}` }
}

/**
 * Returns a time for a new entry. Entries are repeated in the order of their times, so times must increase even if the
 * clock is set back.
 */
async function notBeforeLast(tx: Database, now: Date): Promise<Instant> {
  const { last } = await tx
    .selectFrom('restore_journal')
    .select(({ fn }) => fn.max('at').as('last'))
    .executeTakeFirstOrThrow()
  const after = last ? new Date(last).getTime() + 1 : 0
  return new Date(Math.max(now.getTime(), after)).toISOString()
}

const ENTRY_COLUMNS = ['id', 'at', 'kind', 'subject', 'role', 'detail'] as const

/** Returns all entries, oldest first. */
export function listEntries(db: Database): Promise<JournalEntry[]> {
  return db.selectFrom('restore_journal').select(ENTRY_COLUMNS).orderBy('at').orderBy('id').execute()
}

/** Returns the entries without a copy outside the database, oldest first. */
export function entriesToCopy(db: Database, limit: number): Promise<JournalEntry[]> {
  return db
    .selectFrom('restore_journal')
    .select(ENTRY_COLUMNS)
    .where('copied_at', 'is', null)
    .orderBy('at')
    .limit(limit)
    .execute()
}

export async function markCopied(db: Database, id: string, now: Instant): Promise<void> {
  await db.updateTable('restore_journal').set({ copied_at: now }).where('id', '=', id).execute()
}
