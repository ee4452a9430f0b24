import { sql, type Kysely } from 'kysely'

/** Throws when the database does not answer. */
export async function answers<Tables>(db: Kysely<Tables>) {
  await sql`select 1`.execute(db)
}
