import { sql, type Kysely } from 'kysely'
import { limitWordIndex } from '../../../platform/database/limitWordIndex'

/**
 * Visitors search the words of listed courses only: those of drafts leave both indexes. A job splits the texts of all
 * courses anew, as searches are split, and counts their words again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await limitWordIndex(db, { table: 'courses', key: 'id', column: 'search_text', only: 'listed' })
  await sql`delete from search_words`.execute(db)
  await sql`delete from search_cuts`.execute(db)
  await sql`update courses set words_indexed = 0 where words_indexed <> 0`.execute(db)
  await sql`create index courses_words_due on courses (id) where (words_indexed <> 2 * listed)`.execute(db)
}
