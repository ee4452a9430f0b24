import type { Kysely } from 'kysely'
import { keepListed } from './listedCourses'

/** Draft courses, ids of modules and lessons for the editor, and uploaded files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('courses')
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('published'))
    .execute()
  await keepListed(db)
  for (const table of ['modules', 'lessons'])
    await db.schema.alterTable(table).addColumn('id', 'text').execute()
  // No foreign key: a file is stored before the account or course that will refer to it.
  await db.schema
    .createTable('files')
    .addColumn('folder', 'text', (c) => c.primaryKey())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('owner_id', 'text')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('files_by_owner').on('files').columns(['owner_id', 'bytes']).execute()
  await db.schema.createIndex('files_by_age').on('files').columns(['created_at', 'path']).execute()
  for (const [table, column] of [
    ['courses', 'banner'],
    ['lessons', 'file'],
    ['learners', 'profile'],
    ['mentors', 'profile'],
  ] as const)
    await db.schema.createIndex(`${table}_by_${column}`).on(table).columns([column]).execute()
}
