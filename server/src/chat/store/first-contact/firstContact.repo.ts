import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { sql } from 'kysely'
import type { Tx, Database } from '../../database/schema'
import type { ContactState } from './firstContact'

/**
 * Locks the counters of these people until the transaction ends, and returns the number of new contacts that
 * each has started. A counter whose 24 hours are over starts again at 0.
 */
export async function lockNewContacts(tx: Tx, personIds: string[], now: Date): Promise<Map<string, number>> {
  if (personIds.length === 0) return new Map()
  const since = now.toISOString()
  const expired = sql<boolean>`new_contacts.since <= ${new Date(now.getTime() - DAY_MS).toISOString()}`
  // Rows are locked in a fixed order, so that two transactions cannot deadlock.
  const ids = [...personIds].sort()
  const rows = await tx
    .insertInto('new_contacts')
    .values(ids.map((person_id) => ({ person_id, since, started: 0 })))
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet({
        since: sql`case when ${expired} then excluded.since else new_contacts.since end`,
        started: sql`case when ${expired} then 0 else new_contacts.started end`,
      }),
    )
    .returning(['person_id', 'started'])
    .execute()
  return new Map(rows.map(({ person_id, started }) => [person_id, started]))
}

export async function saveNewContacts(tx: Tx, personIds: Iterable<string>, started: Map<string, number>) {
  for (const personId of personIds)
    await tx
      .updateTable('new_contacts')
      .set({ started: started.get(personId)! })
      .where('person_id', '=', personId)
      .execute()
}

/** Stores the changed states in one statement. */
export async function saveContactStates(tx: Tx, states: (ContactState & { id: string })[]) {
  if (states.length === 0) return
  const values = states.map(
    ({ id, is_open, opener, unanswered }) =>
      sql`(${id}, cast(${is_open} as integer), cast(${opener} as text), cast(${unanswered} as integer))`,
  )
  await sql`
    with changed (id, is_open, opener, unanswered) as (values ${sql.join(values)})
    update conversations
    set is_open = changed.is_open, opener = changed.opener, unanswered = changed.unanswered
    from changed
    where conversations.id = changed.id`.execute(tx)
}

/** Marks conversations as open, because their people are connected. */
export async function openConversations(db: Database, ids: string[]) {
  await db.updateTable('conversations').set({ is_open: 1 }).where('id', 'in', ids).execute()
}
