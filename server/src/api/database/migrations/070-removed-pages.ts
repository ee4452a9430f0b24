import type { Kysely } from 'kysely'
import { isPostgres } from '../../../platform/database/isPostgres'
import { createTrigger } from '../../../platform/database/triggers'

/**
 * What had a public page and was deleted: kind, id and time, nothing else. Search engines drop a page that is gone
 * sooner than one that is not found.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('removed_pages')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('removed_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('removed_pages_by_id', ['kind', 'id'])
    .execute()
  await db.schema.createIndex('removed_pages_by_time').on('removed_pages').column('removed_at').execute()
  const now = isPostgres(db)
    ? `to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`
  const note = (kind: string) => [
    `insert into removed_pages (kind, id, removed_at) values ('${kind}', old.id, ${now}) on conflict do nothing`,
  ]
  await createTrigger(db, {
    name: 'removed_course',
    table: 'courses',
    event: 'after delete',
    condition: `old.status <> 'draft'`,
    statements: note('courses'),
  })
  await createTrigger(db, {
    name: 'removed_mentor',
    table: 'mentors',
    event: 'after delete',
    condition: `old.status = 'active'`,
    statements: note('mentors'),
  })
  // The row of a deleted mentor stays, without the person, while learners are enrolled in a course.
  await createTrigger(db, {
    name: 'removed_mentor_of_courses',
    table: 'mentors',
    event: 'after update of email',
    condition: `old.status = 'active' and new.email = new.id || '@erased.invalid'`,
    statements: note('mentors'),
  })
}
