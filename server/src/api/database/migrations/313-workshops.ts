import { sql, type Kysely } from 'kysely'
import { isPostgres } from '../../../platform/database/isPostgres'
import { createTrigger } from '../../../platform/database/triggers'

/** Workshops with their seats and waiting lists. People are busy during workshops, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('workshops')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('mentor_id', 'text', (c) => c.notNull().references('mentors.id').onDelete('cascade'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'text', (c) => c.notNull())
    .addColumn('ends_at', 'text', (c) => c.notNull())
    .addColumn('meeting_url', 'text', (c) => c.notNull())
    .addColumn('seats', 'integer', (c) => c.notNull())
    .addColumn('taken', 'integer', (c) => c.notNull())
    .addColumn('joined', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  await index(db, 'workshops_by_mentor', 'workshops', ['mentor_id', 'ends_at'])
  await index(db, 'workshops_by_start', 'workshops', ['state', 'starts_at'])
  await db.schema
    .createTable('workshop_people')
    .addColumn('workshop_id', 'text', (c) => c.notNull().references('workshops.id').onDelete('cascade'))
    .addColumn('learner_id', 'text', (c) => c.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('joined_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('workshop_people_pk', ['workshop_id', 'learner_id'])
    .execute()
  await index(db, 'workshop_people_in_order', 'workshop_people', ['workshop_id', 'state', 'position'])
  await index(db, 'workshop_people_by_learner', 'workshop_people', ['learner_id'])
  await rebuildTimeCells(db)
  await nameChanges(db)
}

const index = (db: Kysely<unknown>, name: string, table: string, columns: string[]) =>
  db.schema.createIndex(name).on(table).columns(columns).execute()

/** SQLite cannot make `meeting_id` optional in place. */
async function rebuildTimeCells(db: Kysely<unknown>) {
  await db.schema
    .createTable('time_cells_new')
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('cell', 'integer', (c) => c.notNull())
    .addColumn('meeting_id', 'text', (c) => c.references('meetings.id').onDelete('cascade'))
    .addColumn('workshop_id', 'text', (c) => c.references('workshops.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('time_cells_of_person', ['person_id', 'cell'])
    .execute()
  await sql`insert into time_cells_new (person_id, cell, meeting_id)
    select person_id, cell, meeting_id from time_cells`.execute(db)
  await db.schema.dropTable('time_cells').execute()
  await db.schema.alterTable('time_cells_new').renameTo('time_cells').execute()
  await index(db, 'time_cells_of_meeting', 'time_cells', ['meeting_id'])
  await index(db, 'time_cells_of_workshop', 'time_cells', ['workshop_id'])
}

/** For the cached public pages, and for search engines. */
async function nameChanges(db: Kysely<unknown>) {
  const note = (row: string) => [
    `insert into content_changes (tag) values ('workshop:' || ${row}.id), ('workshops')`,
  ]
  const shown = 'updated_at, taken, joined, state'
  const table = 'workshops'
  const changed = { name: 'content_workshop_changed', event: `after update of ${shown}` } as const
  const isOpened = `new.state <> 'draft'`
  await createTrigger(db, { table, ...changed, condition: isOpened, statements: note('new') })
  const gone = { name: 'content_workshop_gone', event: 'after delete' } as const
  const now = isPostgres(db)
    ? `to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`
  const removed = `insert into removed_pages (kind, id, removed_at) values ('workshops', old.id, ${now}) on conflict do nothing`
  await createTrigger(db, {
    ...{ table, ...gone, condition: `old.state <> 'draft'` },
    statements: [...note('old'), removed],
  })
}
