import type { Kysely } from 'kysely'
import { belongsTo, byDefault, createIndexes, key, required } from '../../../platform/database/tableParts'

/**
 * Creates external calendars that people connect, and the times at which these calendars say that the person
 * is busy.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCalendars(db)
  await createTimes(db)
}

async function createCalendars(db: Kysely<unknown>) {
  await db.schema
    .createTable('busy_calendars')
    .addColumn('id', 'text', key)
    .addColumn('person_id', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('shown_address', 'text', required)
    .addColumn('sealed', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('due_at', 'text', required)
    .addColumn('reading', 'integer', byDefault(0))
    .addColumn('reading_since', 'text')
    .addColumn('asked_at', 'text')
    .addColumn('read_at', 'text')
    .addColumn('parsed_at', 'text')
    .addColumn('time_zone', 'text')
    .addColumn('etag', 'text')
    .addColumn('last_modified', 'text')
    .addColumn('failure', 'text')
    .addColumn('failures', 'integer', byDefault(0))
    .addColumn('failing_since', 'text')
    .addColumn('stale_at', 'text')
    .execute()
  await createIndexes(db, 'busy_calendars', {
    busy_calendars_of_person: ['person_id', 'created_at'],
    busy_calendars_due: ['due_at'],
  })
}

async function createTimes(db: Kysely<unknown>) {
  await db.schema
    .createTable('busy_times')
    .addColumn('calendar_id', 'text', belongsTo('busy_calendars.id'))
    .addColumn('person_id', 'text', required)
    .addColumn('starts_at', 'text', required)
    .addColumn('ends_at', 'text', required)
    .addPrimaryKeyConstraint('busy_times_key', ['calendar_id', 'starts_at'])
    .execute()
  await createIndexes(db, 'busy_times', { busy_times_of_person: ['person_id', 'ends_at', 'starts_at'] })
}
