import type { Insertable, Selectable, Updateable } from 'kysely'
import { lockAgainstDeletion, lockRows } from '../../platform/database/lockRows'
import type { ApiDatabase, Database } from '../../kernel/database/schema'
import { keepOpening } from '../openings/openings.repo'

export type StoredApplication = Selectable<ApiDatabase['applications']>
export type StoredEvent = Selectable<ApiDatabase['application_events']>

export const lockApplication = (tx: Database, id: string): Promise<StoredApplication | undefined> =>
  lockRows(tx, tx.selectFrom('applications').selectAll().where('id', '=', id)).executeTakeFirst()

/**
 * Locks an application for its poster. The learner, and the opening to which the learner's board refers,
 * cannot be deleted in the meantime.
 */
export async function lockForPoster(
  tx: Database,
  { id, learner_id, opening_id }: Pick<StoredApplication, 'id' | 'learner_id' | 'opening_id'>,
) {
  const learner = tx.selectFrom('learners').select('id').where('id', '=', learner_id)
  await lockAgainstDeletion(tx, learner).execute()
  await keepOpening(tx, opening_id)
  return lockApplication(tx, id)
}

export const findApplication = (db: Database, id: string): Promise<StoredApplication | undefined> =>
  db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst()

/** Returns the application of a learner to an opening. There is at most one, even after it was withdrawn. */
export const findApplicationOf = (
  db: Database,
  openingId: string,
  learnerId: string,
): Promise<StoredApplication | undefined> =>
  db
    .selectFrom('applications')
    .selectAll()
    .where('opening_id', '=', openingId)
    .where('learner_id', '=', learnerId)
    .executeTakeFirst()

/**
 * Stores an application and adds it to the number of applications of its opening, whose lock the caller must
 * hold.
 */
export async function insertApplication(tx: Database, row: Insertable<ApiDatabase['applications']>) {
  await tx.insertInto('applications').values(row).execute()
  await tx
    .updateTable('openings')
    .set((eb) => ({ applications: eb('applications', '+', 1) }))
    .where('id', '=', row.opening_id)
    .execute()
}

/** Changes an application and increments its version. */
export async function updateApplication(
  tx: Database,
  id: string,
  values: Updateable<ApiDatabase['applications']>,
) {
  await tx
    .updateTable('applications')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export const eventsOf = (db: Database, applicationId: string): Promise<StoredEvent[]> =>
  db
    .selectFrom('application_events')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('number')
    .execute()

/** Adds an event as the last one. The caller must hold the lock of the application. */
export async function insertEvent(tx: Database, event: Omit<StoredEvent, 'number'>) {
  const number = (await eventsOf(tx, event.application_id)).length + 1
  await tx
    .insertInto('application_events')
    .values({ ...event, number })
    .execute()
}

/** Returns the number of applications that a learner has sent since a time, including withdrawn ones. */
export async function countSince(db: Database, learnerId: string, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('applications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('learner_id', '=', learnerId)
    .where('applied_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}
