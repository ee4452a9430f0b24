import type { Kysely } from 'kysely'
import {
  belongsTo,
  createIndexes,
  createPartialIndex,
  key,
  keyOf,
  mayBelongTo,
  required,
  requiredOnce,
} from '../../../platform/database/tableParts'
import { createTrigger } from '../../../platform/database/triggers'

/**
 * Creates series of weekly sessions, daily limits, reminders that people choose, and booking pages of
 * mentors.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mentor_availability').addColumn('per_day', 'integer').execute()
  await createSeries(db)
  await db.schema
    .createTable('session_reminders')
    .addColumn('person_id', 'text', key)
    .addColumn('reminders', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute()
  await createBookingPages(db)
  await followBookingPages(db)
}

async function createSeries(db: Kysely<unknown>) {
  await db.schema
    .createTable('meeting_series')
    .addColumn('id', 'text', key)
    .addColumn('mentor_id', 'text', belongsTo('mentors.id'))
    .addColumn('learner_id', 'text', belongsTo('learners.id'))
    .addColumn('client_id', 'text', required)
    .addColumn('kind_id', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('topic', 'text', required)
    .addColumn('starts', 'text', required)
    .addColumn('size', 'integer', required)
    .addColumn('ended_by', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('created_at', 'text', required)
    .addUniqueConstraint('meeting_series_of_client', ['learner_id', 'client_id'])
    .execute()
  await createIndexes(db, 'meeting_series', { meeting_series_by_mentor: ['mentor_id', 'learner_id'] })
  // There are two statements, because SQLite adds one column at a time.
  await db.schema
    .alterTable('meetings')
    .addColumn('series_id', 'text', mayBelongTo('meeting_series.id'))
    .execute()
  await db.schema.alterTable('meetings').addColumn('series_number', 'integer').execute()
  const condition = 'series_id is not null'
  await createPartialIndex(db, 'meetings', 'meetings_of_series', ['series_id', 'series_number'], condition)
}

async function createBookingPages(db: Kysely<unknown>) {
  await db.schema
    .createTable('booking_pages')
    .addColumn('mentor_id', 'text', keyOf('mentors.id'))
    .addColumn('slug', 'text', requiredOnce)
    .addColumn('is_on', 'integer', required)
    .addColumn('is_listed', 'integer', required)
    .addColumn('version', 'integer', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute()
  await createIndexes(db, 'booking_pages', { booking_pages_listed: ['is_on', 'is_listed', 'slug'] })
  await db.schema
    .createTable('former_booking_slugs')
    .addColumn('slug', 'text', key)
    .addColumn('mentor_id', 'text', belongsTo('mentors.id'))
    .addColumn('kept_until', 'text', required)
    .execute()
  await createIndexes(db, 'former_booking_slugs', {
    former_booking_slugs_of_mentor: ['mentor_id'],
    former_booking_slugs_kept: ['kept_until'],
  })
}

/** Records changed public pages, as the triggers of portfolios do. */
async function followBookingPages(db: Kysely<unknown>) {
  const table = 'booking_pages'
  const tag = (row: string) => `('booking:' || ${row}.slug)`
  await createTrigger(db, {
    name: 'content_booking_added',
    table,
    event: 'after insert',
    condition: 'new.is_on = 1',
    statements: [`insert into content_changes (tag) values ${tag('new')}`],
  })
  await createTrigger(db, {
    name: 'content_booking_changed',
    table,
    event: 'after update of slug, is_on, is_listed',
    condition: 'old.is_on = 1 or new.is_on = 1',
    statements: [`insert into content_changes (tag) values ${tag('old')}, ${tag('new')}`],
  })
  await createTrigger(db, {
    name: 'content_booking_gone',
    table,
    event: 'after delete',
    condition: 'old.is_on = 1',
    statements: [`insert into content_changes (tag) values ${tag('old')}`],
  })
  await followMentors(db)
}

/** @param mentor SQL expression of the id of the mentor */
const changedOf = (mentor: string) => [
  `insert into content_changes (tag)
   select 'booking:' || slug from booking_pages where is_on = 1 and mentor_id = ${mentor}`,
]

/**
 * Records changes of mentors: a booking page shows the mentor and the kinds of session, and disappears while
 * the mentor cannot be booked.
 */
async function followMentors(db: Kysely<unknown>) {
  await createTrigger(db, {
    name: 'content_booking_mentor',
    table: 'mentors',
    event: 'after update of name, profile, headline, status',
    statements: changedOf('new.id'),
  })
  await createTrigger(db, {
    name: 'content_booking_kinds',
    table: 'mentor_availability',
    event: 'after update of kinds',
    condition: 'old.kinds <> new.kinds',
    statements: changedOf('new.mentor_id'),
  })
  await createTrigger(db, {
    name: 'content_booking_first_kinds',
    table: 'mentor_availability',
    event: 'after insert',
    statements: changedOf('new.mentor_id'),
  })
  await createTrigger(db, {
    name: 'content_booking_pause',
    table: 'mentor_places',
    event: 'after update of pause_reason',
    statements: changedOf('new.mentor_id'),
  })
  await createTrigger(db, {
    name: 'content_booking_suspended',
    table: 'sanctions',
    event: 'after insert',
    condition: 'new.suspends is not null',
    statements: changedOf('new.person_id'),
  })
  await createTrigger(db, {
    name: 'content_booking_suspension_ended',
    table: 'sanctions',
    event: 'after update of suspends',
    condition: 'old.suspends is not null',
    statements: changedOf('new.person_id'),
  })
}
