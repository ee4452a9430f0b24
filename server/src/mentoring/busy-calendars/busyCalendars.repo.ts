import type { Insertable, Selectable, Updateable } from 'kysely'
import type { ApiDatabase, Database, Instant } from '../../kernel/database/schema'
import { lockRows } from '../../platform/database/lockRows'

type Table = ApiDatabase['busy_calendars']
export type StoredCalendar = Selectable<Table>

export const findCalendar = (db: Database, id: string): Promise<StoredCalendar | undefined> =>
  db.selectFrom('busy_calendars').selectAll().where('id', '=', id).executeTakeFirst()

export const calendarsOf = (db: Database, personId: string): Promise<StoredCalendar[]> =>
  db
    .selectFrom('busy_calendars')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Locks a calendar until the transaction ends. The caller must first lock the person to whom it belongs. */
export const lockCalendar = (tx: Database, id: string): Promise<StoredCalendar | undefined> =>
  lockRows(tx, tx.selectFrom('busy_calendars').selectAll().where('id', '=', id)).executeTakeFirst()

/** Inserts a calendar. Returns false if there already is a calendar with this id. */
export async function insertCalendar(tx: Database, row: Insertable<Table>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('busy_calendars')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

export async function updateCalendar(tx: Database, id: string, values: Updateable<Table>) {
  await tx.updateTable('busy_calendars').set(values).where('id', '=', id).execute()
}

/** Deletes a calendar with its busy times. */
export async function deleteCalendar(tx: Database, personId: string, id: string) {
  await tx.deleteFrom('busy_calendars').where('id', '=', id).where('person_id', '=', personId).execute()
}

export async function deleteBusyCalendarsOf(tx: Database, personId: string) {
  await tx.deleteFrom('busy_calendars').where('person_id', '=', personId).execute()
}

/** Returns the calendars that are due to be read, longest wait first. */
export const dueCalendars = (db: Database, now: Instant, limit: number) =>
  db
    .selectFrom('busy_calendars')
    .select(['id', 'person_id', 'role'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute()

export async function timeZoneOfLearner(db: Database, id: string): Promise<string | null | undefined> {
  const learner = await db.selectFrom('learners').select('time_zone').where('id', '=', id).executeTakeFirst()
  return learner?.time_zone
}

/** Returns the connected calendars of a person for the export of the account, without their secrets. */
export async function exportedCalendars(db: Database, personId: string) {
  const calendars = await db
    .selectFrom('busy_calendars')
    .select(['id', 'kind', 'name', 'shown_address', 'created_at', 'read_at', 'unread', 'failure'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute()
  const exported = []
  for (const { id, ...calendar } of calendars)
    exported.push({ ...calendar, busyTimes: (await timesOf(db, id)) as object[] })
  return exported
}

const timesOf = (db: Database, calendarId: string) =>
  db
    .selectFrom('busy_times')
    .select(['starts_at', 'ends_at'])
    .where('calendar_id', '=', calendarId)
    .orderBy('starts_at')
    .execute()
