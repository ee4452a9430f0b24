import type { Kysely } from 'kysely'

/** What browsers noticed of releases, one row for each browser, and how many pages the site server has sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('release_browsers')
    .addColumn('area', 'text', (c) => c.notNull())
    .addColumn('release', 'text', (c) => c.notNull())
    .addColumn('browser', 'text', (c) => c.notNull())
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('first_at', 'text', (c) => c.notNull())
    .addColumn('last_at', 'text', (c) => c.notNull())
    .addColumn('failed_at', 'text')
    .addColumn('error_at', 'text')
    .addColumn('loaded_at', 'text')
    .addColumn('slow_at', 'text')
    .addColumn('lcp', 'integer')
    .addColumn('inp', 'integer')
    .addColumn('cls', 'integer')
    .addPrimaryKeyConstraint('release_browsers_pk', ['area', 'release', 'browser'])
    .execute()
  await db.schema
    .createIndex('release_browsers_by_network')
    .on('release_browsers')
    .columns(['network', 'area', 'release'])
    .execute()
  await db.schema.createIndex('release_browsers_by_time').on('release_browsers').column('last_at').execute()
  await db.schema
    .createTable('served_pages')
    .addColumn('minute', 'text', (c) => c.primaryKey())
    .addColumn('pages', 'integer', (c) => c.notNull())
    .execute()
}
