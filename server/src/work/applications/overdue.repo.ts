import type { Database, Instant } from '../../kernel/database/schema'

/**
 * Marks applications that were sent before a time and have no answer, at most `most`, as silent. Returns them with the
 * entries on the boards of their learners; the entry is null if the learner has removed it.
 */
export async function markUnanswered(
  tx: Database,
  { before, now, most }: { before: Instant; now: Instant; most: number },
) {
  const marked = await tx
    .updateTable('applications')
    .set((eb) => ({ silent_at: now, version: eb('version', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('applications as due')
        .select('due.id')
        .where('due.answered_at', 'is', null)
        .where('due.silent_at', 'is', null)
        .where('due.applied_at', '<', before)
        .where('due.stage', 'in', ['new', 'read'])
        .orderBy('due.applied_at')
        .limit(most),
    )
    // Repeated, because a row may have changed while PostgreSQL waited for its lock.
    .where('stage', 'in', ['new', 'read'])
    .where('silent_at', 'is', null)
    .where('answered_at', 'is', null)
    .returning(['id', 'learner_id'])
    .execute()
  if (marked.length === 0) return []
  const ids = marked.map(({ id }) => id)
  const entries = await tx
    .selectFrom('board_entries')
    .select(['id', 'application_id'])
    .where('application_id', 'in', ids)
    .execute()
  const byApplication = new Map(entries.map(({ id, application_id }) => [application_id, id]))
  return marked.map(({ id, learner_id }) => ({ id, learner_id, entryId: byApplication.get(id) ?? null }))
}

/**
 * Deletes the numbers of applicants whose openings were closed before a time, at most `most`. Returns how many
 * applications were changed.
 */
export async function deleteContacts(
  db: Database,
  { before, now, most }: { before: Instant; now: Instant; most: number },
): Promise<number> {
  const removed = await db
    .updateTable('applications')
    .set({ phone: '', contact_removed_at: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('openings')
        .innerJoin('applications as sent', 'sent.opening_id', 'openings.id')
        .select('sent.id')
        .where('openings.closed_at', '<', before)
        .where('sent.contact_removed_at', 'is', null)
        .limit(most),
    )
    .returning('id')
    .execute()
  return removed.length
}
