import type { Kysely } from 'kysely'
import { key, required, createIndexes } from '../../../../platform/database/tableParts'

/** Changes of public pages, and the health of releases in browsers. */
export async function createSite(db: Kysely<unknown>): Promise<void> {
  // Writers only insert rows: if they updated a shared row, they would wait for each other.
  await db.schema.createTable('content_changes').addColumn('tag', 'text', required).execute()
  await createIndexes(db, 'content_changes', { content_changes_by_tag: ['tag'] })
  // Removed pages are recorded because search engines drop a page with status 410 (gone) sooner than one with 404.
  await db.schema
    .createTable('removed_pages')
    .addColumn('kind', 'text', required)
    .addColumn('id', 'text', required)
    .addColumn('removed_at', 'text', required)
    .addPrimaryKeyConstraint('removed_pages_by_id', ['kind', 'id'])
    .execute()
  await createIndexes(db, 'removed_pages', { removed_pages_by_time: ['removed_at'] })
  await db.schema
    .createTable('release_browsers')
    .addColumn('area', 'text', required)
    .addColumn('release', 'text', required)
    .addColumn('browser', 'text', required)
    .addColumn('network', 'text', required)
    .addColumn('first_at', 'text', required)
    .addColumn('last_at', 'text', required)
    .addColumn('failed_at', 'text')
    .addColumn('error_at', 'text')
    .addColumn('loaded_at', 'text')
    .addColumn('slow_at', 'text')
    .addColumn('lcp', 'integer')
    .addColumn('inp', 'integer')
    .addColumn('cls', 'integer')
    .addPrimaryKeyConstraint('release_browsers_pk', ['area', 'release', 'browser'])
    .execute()
  await createIndexes(db, 'release_browsers', {
    release_browsers_by_network: ['network', 'area', 'release'],
    release_browsers_by_time: ['last_at'],
  })
  await db.schema
    .createTable('served_pages')
    .addColumn('minute', 'text', key)
    .addColumn('pages', 'integer', required)
    .execute()
}
