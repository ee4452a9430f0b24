import { lockFreeRows } from '../../platform/database/lockRows'
import type { Database, Instant } from '../../kernel/database/schema'

/**
 * Marks up to `most` unanswered applications that were sent before a time as silent. Returns them with the
 * entries on the boards of their learners; the entry is null if the learner has removed it. Applications that
 * another transaction is changing are left to the next run.
 */
export async function markUnanswered(
  tx: Database,
  { before, now, most }: { before: Instant; now: Instant; most: number },
) {
  const due = tx
    .selectFrom('applications')
    .select(['id', 'learner_id'])
    .where('answered_at', 'is', null)
    .where('silent_at', 'is', null)
    .where('applied_at', '<', before)
    .where('stage', 'in', ['new', 'read'])
    .orderBy('applied_at')
    .limit(most)
  const marked = await lockFreeRows(tx, due).execute()
  if (marked.length === 0) return []
  const ids = marked.map(({ id }) => id)
  await tx
    .updateTable('applications')
    .set((eb) => ({ silent_at: now, version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
  const entries = await tx
    .selectFrom('board_entries')
    .select(['id', 'application_id'])
    .where('application_id', 'in', ids)
    .execute()
  const byApplication = new Map(entries.map(({ id, application_id }) => [application_id, id]))
  return marked.map(({ id, learner_id }) => ({ id, learner_id, entryId: byApplication.get(id) ?? null }))
}

/**
 * Deletes the telephone numbers and the résumés of up to `most` applicants whose openings were closed before
 * a time. Returns the number of changed applications.
 */
export async function deleteContacts(
  db: Database,
  { before, now, most }: { before: Instant; now: Instant; most: number },
): Promise<number> {
  const due = db
    .selectFrom('applications as due')
    .select('due.id')
    .where('due.contact_removed_at', 'is', null)
    // SQLite would otherwise start from all openings that have ever been closed.
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('openings')
          .select('openings.id')
          .whereRef('openings.id', '=', 'due.opening_id')
          .where('openings.closed_at', '<', before),
      ),
    )
    .limit(most)
  const removed = await db
    .updateTable('applications')
    .set({ phone: '', resume: null, contact_removed_at: now })
    .where('id', 'in', lockFreeRows(db, due))
    .returning('id')
    .execute()
  return removed.length
}
