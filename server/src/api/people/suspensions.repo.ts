import type { Role } from '@mentor-connect/contract/api/people'
import type { Kysely, Selectable } from 'kysely'
import type { ApiDatabase, Instant, SuspensionsTable } from '../database/schema'

type Database = Kysely<ApiDatabase>

interface NewSuspension {
  person: { id: string; role: Role }
  /** Shown to the person. */
  reason: string
  now: Instant
}

export function findSuspension(
  db: Database,
  personId: string,
): Promise<Selectable<SuspensionsTable> | undefined> {
  return db.selectFrom('suspensions').selectAll().where('person_id', '=', personId).executeTakeFirst()
}

/**
 * Suspends a person: a mentor also disappears from the directory and the catalogue. Triggers record the change for chat.
 * Returns false if the person is suspended already.
 */
export async function insertSuspension(
  tx: Database,
  { person, reason, now }: NewSuspension,
): Promise<boolean> {
  const mentor = person.role === 'mentor' ? await statusOf(tx, person.id) : undefined
  const row = await tx
    .insertInto('suspensions')
    .values({ person_id: person.id, reason, suspended_at: now, mentor_status: mentor ?? null })
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .returning('person_id')
    .executeTakeFirst()
  if (!row) return false
  if (mentor) await setStatus(tx, person.id, 'inactive', now)
  return true
}

/** Lifts a suspension and restores a mentor's former status. Returns false if the person is not suspended. */
export async function deleteSuspension(tx: Database, personId: string, now: Instant): Promise<boolean> {
  const row = await tx
    .deleteFrom('suspensions')
    .where('person_id', '=', personId)
    .returning('mentor_status')
    .executeTakeFirst()
  if (row?.mentor_status) await setStatus(tx, personId, row.mentor_status, now)
  return row !== undefined
}

async function statusOf(tx: Database, id: string) {
  const row = await tx.selectFrom('mentors').select('status').where('id', '=', id).executeTakeFirst()
  return row?.status
}

async function setStatus(tx: Database, id: string, status: 'active' | 'inactive', now: Instant) {
  await tx.updateTable('mentors').set({ status, updated_at: now }).where('id', '=', id).execute()
}
