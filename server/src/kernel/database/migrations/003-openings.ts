import type { Kysely } from 'kysely'
import { isPostgres } from '../../../platform/database/isPostgres'
import {
  belongsTo,
  byDefault,
  createIndexes,
  createUniqueIndex,
  key,
  mayBelongTo,
  required,
} from '../../../platform/database/tableParts'
import { createTrigger } from '../../../platform/database/triggers'
import { createWordIndex } from '../../../platform/database/wordIndex'

/** Creates openings, the applications to them, and the boards of learners. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createOpenings(db)
  await createApplications(db)
  await createBoards(db)
  await followListed(db)
  await followPages(db)
}

/** Columns that counting reads from an index alone. */
const COUNTED = ['kind', 'closes_on', 'workplace', 'level', 'pay_month']

/** Columns with long texts come last, so that lists and counts read only the beginning of a row. */
async function createOpenings(db: Kysely<unknown>) {
  await db.schema
    .createTable('openings')
    .addColumn('id', 'text', key)
    .addColumn('mentor_id', 'text', mayBelongTo('mentors.id'))
    .addColumn('state', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('kind', 'text', required)
    .addColumn('workplace', 'text', required)
    .addColumn('level', 'text', required)
    .addColumn('place', 'text', required)
    .addColumn('place_key', 'text', required)
    .addColumn('closes_on', 'text', required)
    .addColumn('posted_at', 'text')
    .addColumn('pay_month', 'integer', required)
    .addColumn('pay_from', 'integer')
    .addColumn('pay_to', 'integer')
    .addColumn('pay_per', 'text')
    .addColumn('duration_count', 'integer')
    .addColumn('duration_unit', 'text')
    .addColumn('starts_on', 'text')
    .addColumn('seats', 'integer', required)
    .addColumn('language', 'text', required)
    .addColumn('apply_way', 'text', required)
    .addColumn('apply_url', 'text', required)
    .addColumn('applications', 'integer', byDefault(0))
    .addColumn('listed', 'integer', byDefault(0))
    .addColumn('words_indexed', 'integer', byDefault(0))
    .addColumn('approved_at', 'text')
    .addColumn('rejection', 'text')
    .addColumn('hidden_at', 'text')
    .addColumn('closed_at', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('employer', 'text', required)
    .addColumn('employer_website', 'text', required)
    .addColumn('employer_about', 'text', required)
    .addColumn('skills', 'text', required)
    .addColumn('languages', 'text', required)
    .addColumn('questions', 'text', required)
    .addColumn('warnings', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('search_text', 'text', required)
    .execute()
  await createIndexes(db, 'openings', {
    openings_newest: ['listed', 'posted_at desc', 'id'],
    openings_closing: ['listed', 'closes_on', 'id'],
    openings_paid: ['listed', 'pay_month desc', 'id'],
    openings_of_place: ['listed', 'place_key', 'posted_at desc', 'id', ...COUNTED],
    openings_counted: ['kind', 'listed', 'posted_at', 'id', 'place_key', ...COUNTED.slice(1)],
    openings_of_mentor: ['mentor_id', 'updated_at desc', 'id'],
    openings_by_state: ['state', 'closes_on'],
    openings_by_closing: ['closed_at'],
    openings_to_index: ['words_indexed', 'listed'],
  })
  await createWordIndex(db, { table: 'openings', key: 'id', column: 'search_text', only: 'listed' })
  await db.schema
    .createTable('opening_tags')
    .addColumn('opening_id', 'text', belongsTo('openings.id'))
    .addColumn('kind', 'text', required)
    .addColumn('value', 'text', required)
    .addPrimaryKeyConstraint('opening_tags_pk', ['opening_id', 'kind', 'value'])
    .execute()
  await createIndexes(db, 'opening_tags', { opening_tags_by_value: ['kind', 'value', 'opening_id'] })
}

async function createApplications(db: Kysely<unknown>) {
  await db.schema
    .createTable('applications')
    .addColumn('id', 'text', key)
    .addColumn('opening_id', 'text', belongsTo('openings.id'))
    .addColumn('learner_id', 'text', belongsTo('learners.id'))
    .addColumn('stage', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('note', 'text', required)
    .addColumn('answers', 'text', required)
    .addColumn('certificates', 'text', required)
    .addColumn('works', 'text', required)
    .addColumn('phone', 'text', required)
    .addColumn('applied_at', 'text', required)
    .addColumn('changed_at', 'text', required)
    .addColumn('answered_at', 'text')
    .addColumn('silent_at', 'text')
    .addColumn('contact_removed_at', 'text')
    .execute()
  await createUniqueIndex(db, 'applications', 'applications_once', ['opening_id', 'learner_id'])
  await createIndexes(db, 'applications', {
    applications_listed: ['opening_id', 'stage', 'applied_at desc', 'id'],
    applications_of_learner: ['learner_id', 'applied_at'],
    applications_unanswered: ['answered_at', 'silent_at', 'applied_at'],
  })
  await db.schema
    .createTable('application_events')
    .addColumn('application_id', 'text', belongsTo('applications.id'))
    .addColumn('number', 'integer', required)
    .addColumn('stage', 'text', required)
    .addColumn('by', 'text', required)
    .addColumn('text', 'text')
    .addColumn('at', 'text', required)
    .addPrimaryKeyConstraint('application_events_pk', ['application_id', 'number'])
    .execute()
}

async function createBoards(db: Kysely<unknown>) {
  await db.schema
    .createTable('board_entries')
    .addColumn('id', 'text', key)
    .addColumn('learner_id', 'text', belongsTo('learners.id'))
    // The entry and its notes are kept if the opening is deleted.
    .addColumn('opening_id', 'text', (column) => column.references('openings.id').onDelete('set null'))
    .addColumn('application_id', 'text', (column) =>
      column.references('applications.id').onDelete('set null'),
    )
    .addColumn('is_elsewhere', 'integer', required)
    .addColumn('stage', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('title', 'text', required)
    .addColumn('employer', 'text', required)
    .addColumn('url', 'text', required)
    .addColumn('notes', 'text', required)
    .addColumn('applied_on', 'text')
    .addColumn('remind_on', 'text')
    .addColumn('reminded_on', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('changed_at', 'text', required)
    .execute()
  await createUniqueIndex(db, 'board_entries', 'board_entries_once', ['learner_id', 'opening_id'])
  await createIndexes(db, 'board_entries', {
    board_entries_in_order: ['learner_id', 'stage', 'changed_at desc', 'id'],
    board_entries_of_opening: ['opening_id'],
    board_entries_of_application: ['application_id'],
    board_entries_to_remind: ['remind_on'],
  })
}

const LISTED = `case when state = 'open' and hidden_at is null and (mentor_id is null or exists
  (select 1 from mentors where mentors.id = openings.mentor_id and mentors.status = 'active')) then 1 else 0 end`

/**
 * An opening is listed, so that everybody can read it, while it is open and not hidden, and its mentor is
 * active.
 */
async function followListed(db: Kysely<unknown>) {
  const relist = (which: string) => [`update openings set listed = ${LISTED} where ${which}`]
  await createTrigger(db, {
    name: 'listed_opening_added',
    table: 'openings',
    event: 'after insert',
    statements: relist('id = new.id'),
  })
  await createTrigger(db, {
    name: 'listed_opening_state',
    table: 'openings',
    event: 'after update of state, hidden_at',
    statements: relist('id = new.id'),
  })
  await createTrigger(db, {
    name: 'listed_opening_mentor',
    table: 'mentors',
    event: 'after update of status',
    condition: 'old.status <> new.status',
    statements: relist('mentor_id = new.id'),
  })
}

const changed = (row: string) =>
  `insert into content_changes (tag) values ('opening:' || ${row}.id), ('openings')`

/** Records which public pages have changed or were removed, as the triggers of courses do. */
async function followPages(db: Kysely<unknown>) {
  const now = isPostgres(db)
    ? `to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`
  await createTrigger(db, {
    name: 'content_opening_changed',
    table: 'openings',
    event: 'after update of updated_at, listed',
    condition: 'new.posted_at is not null',
    statements: [changed('new')],
  })
  await createTrigger(db, {
    name: 'content_opening_gone',
    table: 'openings',
    event: 'after delete',
    condition: 'old.posted_at is not null',
    statements: [
      changed('old'),
      `insert into removed_pages (kind, id, removed_at) values ('openings', old.id, ${now}) on conflict do nothing`,
    ],
  })
  await createTrigger(db, {
    name: 'content_opening_mentor',
    table: 'mentors',
    event: 'after update of name, profile',
    statements: [
      `insert into content_changes (tag) select 'opening:' || id from openings where mentor_id = new.id and listed = 1`,
    ],
  })
}
