import { sql, type Kysely } from 'kysely'

/**
 * The distinct words of all courses, for searches that forgive: by stem, sound, consonants, and with one letter left
 * out. Only equality is asked of the indexes, so that both databases find the same, whatever their locale. Existing
 * courses are indexed by a job.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('search_words')
    .addColumn('word', 'text', (c) => c.primaryKey())
    .addColumn('shown', 'text', (c) => c.notNull())
    .addColumn('stem', 'text', (c) => c.notNull())
    .addColumn('sound', 'text', (c) => c.notNull())
    .addColumn('bones', 'text', (c) => c.notNull())
    .addColumn('uses', 'integer', (c) => c.notNull())
    .execute()
  for (const column of ['stem', 'sound', 'bones'])
    await db.schema.createIndex(`search_words_by_${column}`).on('search_words').column(column).execute()
  await db.schema
    .createTable('search_cuts')
    .addColumn('cut', 'text', (c) => c.notNull())
    .addColumn('word', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('search_cuts_pk', ['cut', 'word'])
    .execute()
  await db.schema
    .alterTable('courses')
    .addColumn('words_indexed', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await sql`create index courses_not_indexed on courses (id) where words_indexed = 0`.execute(db)
}
