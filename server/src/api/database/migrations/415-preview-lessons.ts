import { sql, type Kysely } from 'kysely'

/** The site map lists previews; few lessons are one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index lessons_previews on lessons (course_id, id) where preview = 1`.execute(db)
}
